// What the modules of a page call of the C library: see functions.c.

double sin(double x);
double cos(double x);
double exp(double x);
double atan2(double y, double x);

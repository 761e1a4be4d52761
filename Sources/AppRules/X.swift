package func lintApp() {}

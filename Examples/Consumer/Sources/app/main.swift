import House; import Reader; print(House.HeroID.houseMark, f())

-- How much of the planned portion someone eats: quarters of it, from a quarter to four (REC-105). `portions_multiplier` stays what is
-- eaten, so that everything that counts with it goes on as before.
alter table recipe_meals add column portion double precision not null default 1;
-- What is planned lies between 0.5 and 3; a quarter of it and four times as much lie beyond.
alter table recipe_meals drop constraint recipe_meals_size_in_range;
alter table recipe_meals
  add constraint recipe_meals_size_in_range check (portions_multiplier between 0.02 and 50) not valid,
  add constraint recipe_meals_portion_in_range check (portion between 0.25 and 4) not valid;

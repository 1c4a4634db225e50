-- For how many people the dishes of a list were bought when it was made: the smallest and the largest table. Null for a list
-- without dishes, and for those that were made before.
alter table grocery_lists
  add column fewest_people integer,
  add column most_people integer;

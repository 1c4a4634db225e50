-- in batches of replaced_items
-- A replaced item without its meal could not be put back.
delete from replaced_items i where i.id = any ($1) and not case i.content_type
  when 'recipemeal' then exists (select from recipe_meals m where m.id = i.object_id)
  when 'quickaddmeal' then exists (select from quick_add_meals m where m.id = i.object_id)
  when 'singlefoodmeal' then exists (select from single_food_meals m where m.id = i.object_id)
  when 'simplerecipemeal' then exists (select from simple_recipe_meals m where m.id = i.object_id)
  else false end;
-- The trigger fills the columns.
update replaced_items set object_id = object_id where id = any ($1)
  and num_nonnulls(recipe_meal_id, quick_add_meal_id, single_food_meal_id, simple_recipe_meal_id) = 0;

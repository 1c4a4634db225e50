-- Reads every item while others read and write them.
alter table calendar_items
  validate constraint calendar_items_recipe_meal_id_fkey,
  validate constraint calendar_items_quick_add_meal_id_fkey,
  validate constraint calendar_items_single_food_meal_id_fkey,
  validate constraint calendar_items_simple_recipe_meal_id_fkey,
  validate constraint calendar_items_one_meal;
alter table replaced_items
  validate constraint replaced_items_recipe_meal_id_fkey,
  validate constraint replaced_items_quick_add_meal_id_fkey,
  validate constraint replaced_items_single_food_meal_id_fkey,
  validate constraint replaced_items_simple_recipe_meal_id_fkey,
  validate constraint replaced_items_one_meal;

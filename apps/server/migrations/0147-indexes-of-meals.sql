-- concurrently
-- Before the keys: without them, deleting a meal would read the whole diary.
create index concurrently calendar_items_recipe_meal_id_fk on calendar_items (recipe_meal_id) where recipe_meal_id is not null;
create index concurrently calendar_items_quick_add_meal_id_fk on calendar_items (quick_add_meal_id) where quick_add_meal_id is not null;
create index concurrently calendar_items_single_food_meal_id_fk on calendar_items (single_food_meal_id) where single_food_meal_id is not null;
create index concurrently calendar_items_simple_recipe_meal_id_fk on calendar_items (simple_recipe_meal_id) where simple_recipe_meal_id is not null;
create index concurrently replaced_items_recipe_meal_id_fk on replaced_items (recipe_meal_id) where recipe_meal_id is not null;
create index concurrently replaced_items_quick_add_meal_id_fk on replaced_items (quick_add_meal_id) where quick_add_meal_id is not null;
create index concurrently replaced_items_single_food_meal_id_fk on replaced_items (single_food_meal_id) where single_food_meal_id is not null;
create index concurrently replaced_items_simple_recipe_meal_id_fk on replaced_items (simple_recipe_meal_id) where simple_recipe_meal_id is not null;

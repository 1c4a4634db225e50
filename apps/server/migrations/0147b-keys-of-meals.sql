-- Whatever deletes a meal takes the items that show it along, also those that a planning set aside. NOT VALID: rows that exist
-- are not read, so the lock lasts for a moment; 0149b validates them.
alter table calendar_items
  add constraint calendar_items_recipe_meal_id_fkey foreign key (recipe_meal_id) references recipe_meals (id)
    on delete cascade not valid,
  add constraint calendar_items_quick_add_meal_id_fkey foreign key (quick_add_meal_id) references quick_add_meals (id)
    on delete cascade not valid,
  add constraint calendar_items_single_food_meal_id_fkey foreign key (single_food_meal_id) references single_food_meals (id)
    on delete cascade not valid,
  add constraint calendar_items_simple_recipe_meal_id_fkey foreign key (simple_recipe_meal_id) references simple_recipe_meals (id)
    on delete cascade not valid;
alter table replaced_items
  add constraint replaced_items_recipe_meal_id_fkey foreign key (recipe_meal_id) references recipe_meals (id)
    on delete cascade not valid,
  add constraint replaced_items_quick_add_meal_id_fkey foreign key (quick_add_meal_id) references quick_add_meals (id)
    on delete cascade not valid,
  add constraint replaced_items_single_food_meal_id_fkey foreign key (single_food_meal_id) references single_food_meals (id)
    on delete cascade not valid,
  add constraint replaced_items_simple_recipe_meal_id_fkey foreign key (simple_recipe_meal_id) references simple_recipe_meals (id)
    on delete cascade not valid;

-- Each item has exactly one meal, and the columns say the same as the pair. NOT VALID: see 0149b.
alter table calendar_items
  add constraint calendar_items_one_meal check (
    num_nonnulls(recipe_meal_id, quick_add_meal_id, single_food_meal_id, simple_recipe_meal_id) = 1
    and recipe_meal_id is not distinct from case content_type when 'recipemeal' then object_id end
    and quick_add_meal_id is not distinct from case content_type when 'quickaddmeal' then object_id end
    and single_food_meal_id is not distinct from case content_type when 'singlefoodmeal' then object_id end
    and simple_recipe_meal_id is not distinct from case content_type when 'simplerecipemeal' then object_id end
  ) not valid;
alter table replaced_items
  add constraint replaced_items_one_meal check (
    num_nonnulls(recipe_meal_id, quick_add_meal_id, single_food_meal_id, simple_recipe_meal_id) = 1
    and recipe_meal_id is not distinct from case content_type when 'recipemeal' then object_id end
    and quick_add_meal_id is not distinct from case content_type when 'quickaddmeal' then object_id end
    and single_food_meal_id is not distinct from case content_type when 'singlefoodmeal' then object_id end
    and simple_recipe_meal_id is not distinct from case content_type when 'simplerecipemeal' then object_id end
  ) not valid;

-- A diary item names its meal by kind and number (content_type, object_id), which no foreign key can check. One column per kind
-- can have one (decision 0091). The trigger fills it, so that a server of the release before, which does not know the columns,
-- writes true rows as well. Both columns of the pair stay until a later release.
alter table calendar_items
  add column recipe_meal_id integer,
  add column quick_add_meal_id integer,
  add column single_food_meal_id integer,
  add column simple_recipe_meal_id integer;
alter table replaced_items
  add column recipe_meal_id integer,
  add column quick_add_meal_id integer,
  add column single_food_meal_id integer,
  add column simple_recipe_meal_id integer;

create function fill_meal_keys() returns trigger language plpgsql as $$
begin
  new.recipe_meal_id := case new.content_type when 'recipemeal' then new.object_id end;
  new.quick_add_meal_id := case new.content_type when 'quickaddmeal' then new.object_id end;
  new.single_food_meal_id := case new.content_type when 'singlefoodmeal' then new.object_id end;
  new.simple_recipe_meal_id := case new.content_type when 'simplerecipemeal' then new.object_id end;
  return new;
end $$;
create trigger fill_meal_keys before insert or update of content_type, object_id on calendar_items
  for each row execute function fill_meal_keys();
create trigger fill_meal_keys before insert or update of content_type, object_id on replaced_items
  for each row execute function fill_meal_keys();

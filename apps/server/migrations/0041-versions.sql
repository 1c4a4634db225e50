-- Optimistic concurrency control: whatever two people may edit at the same time carries a version that the database itself
-- raises with every update, so that no path that writes can forget it. Writers name the version they have seen (If-Match).
alter table user_profiles add column version integer not null default 1;
alter table nutrition_day_plans add column version integer not null default 1;
alter table meal_slot_specifications add column version integer not null default 1;
alter table weekly_nutrition_plans add column version integer not null default 1;
alter table recipe_templates add column version integer not null default 1;
alter table simple_recipes add column version integer not null default 1;
alter table organisations add column version integer not null default 1;
alter table users add column version integer not null default 1;

create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

do $$
declare versioned text;
begin
  foreach versioned in array array['user_profiles', 'nutrition_day_plans', 'meal_slot_specifications',
    'weekly_nutrition_plans', 'recipe_templates', 'simple_recipes', 'organisations']
  loop
    execute format('create trigger raise_version before update on %I for each row execute function raise_version()',
      versioned);
  end loop;
end $$;

-- Of an account only what people edit counts: the moment of the last call is not an edit.
create trigger raise_version before update of first_name, last_name, locale, time_zone, uses_imperial_measurements,
  account_enabled, payment_status_override, feature_flag_disable_product_logging,
  feature_flag_generate_meals_button_in_planner on users
  for each row execute function raise_version();

-- A part raises the version of its whole: slots that of their day plan, exercises that of their profile.
create function raise_plan_of_slot() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update nutrition_day_plans set modified = modified where id = old.nutrition_day_plan_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.nutrition_day_plan_id <> old.nutrition_day_plan_id) then
    update nutrition_day_plans set modified = modified where id = new.nutrition_day_plan_id;
  end if;
  return null;
end $$;
create trigger raise_plan after insert or update or delete on meal_slot_specifications
  for each row execute function raise_plan_of_slot();

create function raise_profile_of_exercise() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update user_profiles set modified = modified where id = old.intake_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.intake_id <> old.intake_id) then
    update user_profiles set modified = modified where id = new.intake_id;
  end if;
  return null;
end $$;
create trigger raise_profile after insert or update or delete on exercise_instances
  for each row execute function raise_profile_of_exercise();

-- The weekdays are part of a day plan as it is read, so plans that win or lose a day become new versions.
create function raise_plans_of_week() returns trigger language plpgsql as $$
begin
  update nutrition_day_plans set modified = modified where id in (
    select unnest(array[was, becomes]) from (values (old.monday, new.monday), (old.tuesday, new.tuesday),
      (old.wednesday, new.wednesday), (old.thursday, new.thursday), (old.friday, new.friday),
      (old.saturday, new.saturday), (old.sunday, new.sunday)) as day (was, becomes)
    where was is distinct from becomes);
  return null;
end $$;
create trigger raise_plans after insert or update on weekly_nutrition_plans
  for each row execute function raise_plans_of_week();

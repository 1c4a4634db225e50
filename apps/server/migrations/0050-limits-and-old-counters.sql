-- Limits of the product (check C7) that the database keeps as well. The calls refuse such values with a message; what a defect
-- lets through ends here. NOT VALID: rows that exist are not read, so the lock lasts for a moment. A later release validates them.
alter table user_profiles
  add constraint user_profiles_weight_in_range check (weight between 1 and 300) not valid,
  add constraint user_profiles_body_fat_in_range check (body_fat_percentage between 0.03 and 0.6) not valid,
  add constraint user_profiles_age_in_range check (age between 18 and 120) not valid,
  add constraint user_profiles_height_in_range check (height_in_cm between 120 and 250) not valid,
  add constraint user_profiles_goal_weight_in_range check (goal_weight_in_kg > 0 and goal_weight_in_kg <= 300) not valid,
  add constraint user_profiles_goal_change_in_range check (goal_weekly_change_in_kg between -1 and 1) not valid;
alter table user_weights
  add constraint user_weights_value_in_range check (value between 1 and 300) not valid;
alter table user_sleeps
  add constraint user_sleeps_value_in_range check (value > 0 and value <= 16) not valid;
alter table user_distances
  add constraint user_distances_value_in_range check (value > 0 and value <= 300) not valid;
alter table user_body_fat_percentages
  add constraint user_body_fat_percentages_value_in_range check (value between 0.03 and 0.6) not valid;
alter table exercise_instances
  add constraint exercise_instances_minutes_in_range check (minutes_per_session > 0 and minutes_per_session <= 600) not valid,
  add constraint exercise_instances_sessions_in_range check (sessions_per_week > 0 and sessions_per_week <= 21) not valid;
alter table nutrition_day_plans
  add constraint nutrition_day_plans_energy_in_range check (energy_balance between 10 and 500) not valid,
  add constraint nutrition_day_plans_fiber_in_range check (fiber between 0 and 1000) not valid;
alter table meal_slot_specifications
  add constraint meal_slot_specifications_kcal_in_range check (kcal between 0 and 10000) not valid,
  add constraint meal_slot_specifications_macros_in_range check (
    protein between 0 and 1000 and carbohydrates between 0 and 1000 and fat between 0 and 1000) not valid,
  add constraint meal_slot_specifications_size_in_range check (size between 0 and 100) not valid;
alter table recipe_meals
  add constraint recipe_meals_portions_in_range check (portions >= 1) not valid,
  add constraint recipe_meals_size_in_range check (portions_multiplier between 0.5 and 3) not valid;
alter table grocery_lists
  add constraint grocery_lists_dates_in_order check (start_date <= end_date) not valid;
alter table simple_grocery_lists
  add constraint simple_grocery_lists_dates_in_order check (start_date <= end_date) not valid;
alter table sign_in_requests
  add constraint sign_in_requests_attempts_in_range check (attempts between 0 and 5) not valid;
alter table media
  add constraint media_size_in_range check (bytes > 0 and width > 0 and height > 0) not valid;

-- 0033 replaced the counters of version 2.4.11, which fails beside it while a fleet is being replaced. Its columns come back for
-- that time, and a later release drops them. What 2.4.11 counts ends with the sweep of the next day.
alter table limited_events
  add column key text,
  add column happened_at timestamptz;
alter table limited_events
  alter column kind set default 'of an older version',
  -- Different in each row, because it is part of the key.
  alter column subject set default decode(replace(gen_random_uuid()::text, '-', ''), 'hex'),
  alter column moments set default '{}',
  alter column over_at set default now() + interval '1 day';
-- safe: the table holds what was counted within the last month at most
create index limited_events_key on limited_events (key, happened_at) where key is not null;
alter table sign_in_failures
  add column email text,
  add column ip_prefix text,
  add column compared boolean not null default true;

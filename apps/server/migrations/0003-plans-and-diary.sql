create table user_profiles (
  id integer generated always as identity primary key,
  user_id integer not null unique references users (id) on delete cascade,
  gender text not null,
  weight double precision not null,
  body_fat_percentage double precision not null default 0.2,
  body_fat_measured boolean not null default false,
  energy_method text not null default 'AUTO',
  activity text not null default 'SEDENTARY',
  diet text not null default 'OMNIVORE',
  sustainability text not null default 'OPTIMAL',
  food_intolerances_gluten boolean not null default false,
  food_intolerances_lactose boolean not null default false,
  food_intolerances_nut boolean not null default false,
  food_intolerances_crustaceans_shellfish boolean not null default false,
  main_goal text,
  age integer,
  height_in_cm double precision,
  goal_weight_in_kg double precision,
  goal_weekly_change_in_kg double precision,
  diet_type text,
  is_keto_user boolean not null default false,
  is_on_menopause_diet boolean not null default false,
  last_menstrual_period_start_date date,
  menstrual_cycle_length integer,
  uses_imperial_measurements_for_recipes boolean not null default false,
  uses_imperial_measurements_for_height boolean not null default false,
  personal_weight_unit text not null default 'KILOGRAMS',
  onboarding_motivation text,
  onboarding_cooking_styles text[] not null default '{}',
  simple_diet text,
  simple_allergens text[] not null default '{}',
  preferred_meal_times text[] not null default '{}',
  created timestamptz not null default now(),
  modified timestamptz not null default now()
);

create table user_ingredients_to_avoid (
  user_id integer not null references users (id) on delete cascade,
  ingredient_to_avoid_id integer not null references ingredients_to_avoid (id) on delete cascade,
  primary key (user_id, ingredient_to_avoid_id)
);

create table exercise_instances (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  intake_id integer not null references user_profiles (id) on delete cascade,
  exercise_id integer not null references exercise_templates (id),
  minutes_per_session double precision not null default 30,
  sessions_per_week double precision not null default 1
);

create table nutrition_day_plans (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  intake_id integer not null references user_profiles (id) on delete cascade,
  name text not null,
  energy_balance double precision not null default 100,
  fiber double precision not null default 40,
  created timestamptz not null default now(),
  modified timestamptz not null default now()
);
create index nutrition_day_plans_user on nutrition_day_plans (user_id);

create table meal_slot_specifications (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  nutrition_day_plan_id integer not null references nutrition_day_plans (id) on delete cascade,
  meal_moment text not null,
  meal_type text not null,
  "order" integer not null,
  size double precision,
  kcal double precision not null,
  protein double precision not null,
  carbohydrates double precision not null,
  fat double precision not null,
  unique (nutrition_day_plan_id, meal_moment)
);
create index meal_slot_specifications_user on meal_slot_specifications (user_id);

create table weekly_nutrition_plans (
  id integer generated always as identity primary key,
  user_id integer not null unique references users (id) on delete cascade,
  intake_id integer not null unique references user_profiles (id) on delete cascade,
  monday integer not null references nutrition_day_plans (id),
  tuesday integer not null references nutrition_day_plans (id),
  wednesday integer not null references nutrition_day_plans (id),
  thursday integer not null references nutrition_day_plans (id),
  friday integer not null references nutrition_day_plans (id),
  saturday integer not null references nutrition_day_plans (id),
  sunday integer not null references nutrition_day_plans (id)
);

create table calendar_days (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  date date not null,
  note text,
  modified timestamptz not null default now(),
  unique (user_id, date)
);

create table recipe_meals (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  recipe_template_id integer not null references recipe_templates (id),
  portions integer not null default 1,
  portions_multiplier double precision not null default 1,
  kcal double precision not null,
  protein double precision not null,
  carbohydrates double precision not null,
  fat double precision not null,
  fiber double precision,
  directions jsonb,
  modified timestamptz not null default now()
);
create index recipe_meals_user on recipe_meals (user_id);

create table quick_add_meals (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  kcal double precision not null,
  protein double precision not null default 0,
  fat double precision not null default 0,
  carbohydrates double precision not null default 0
);
create table single_food_meals (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade
);

create table calendar_items (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  calendar_day_id integer not null references calendar_days (id) on delete cascade,
  meal_slot_id integer references meal_slot_specifications (id) on delete set null,
  meal_moment text not null,
  content_type text not null check (content_type in ('singlefoodmeal', 'recipemeal', 'simplerecipemeal', 'quickaddmeal')),
  object_id integer not null,
  status text not null default 'PLANNED' check (status in ('PLANNED', 'EATEN')),
  modified timestamptz not null default now()
);
create index calendar_items_day on calendar_items (calendar_day_id);
create index calendar_items_user on calendar_items (user_id);
create index calendar_items_object on calendar_items (content_type, object_id);

-- What made a plan, so that it can be made again: ledger DIARY-069 and the planner's reproducibility.
create table planning_runs (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  started_at timestamptz not null,
  finished_at timestamptz,
  first_date date not null,
  num_days integer not null,
  seed integer not null,
  library_version text not null,
  rung text
);
create index planning_runs_user on planning_runs (user_id, started_at);

create table user_favourite_recipes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  recipe_id integer not null references recipe_templates (id) on delete cascade,
  unique (user_id, recipe_id)
);
create table user_dislike_recipes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  recipe_id integer not null references recipe_templates (id) on delete cascade,
  unique (user_id, recipe_id)
);

create table grocery_lists (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  start_date date not null,
  end_date date not null,
  status text not null default 'GENERATING' check (status in ('GENERATING', 'READY', 'FAILED')),
  created timestamptz not null default now()
);
create index grocery_lists_user on grocery_lists (user_id);
create table grocery_list_items (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  grocery_list_id integer not null references grocery_lists (id) on delete cascade,
  food_id integer references foods (id),
  name_en text not null,
  name_nl text not null,
  category text not null,
  quantity double precision,
  unit_en text,
  unit_nl text,
  checked boolean not null default false
);
create index grocery_list_items_list on grocery_list_items (grocery_list_id);

create table user_weights (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  value double precision not null,
  created_at timestamptz not null
);
create index user_weights_user on user_weights (user_id, created_at);

do $$
declare personal text;
begin
  foreach personal in array array['user_profiles', 'user_ingredients_to_avoid', 'exercise_instances',
    'nutrition_day_plans', 'meal_slot_specifications', 'weekly_nutrition_plans', 'calendar_days', 'recipe_meals',
    'quick_add_meals', 'single_food_meals', 'calendar_items', 'planning_runs', 'user_favourite_recipes',
    'user_dislike_recipes', 'grocery_lists', 'grocery_list_items', 'user_weights']
  loop
    execute format('alter table %I enable row level security', personal);
    execute format('create policy seen_by_reach on %I using (is_own(user_id) or may_see(user_id)) with check (is_own(user_id) or may_see(user_id))', personal);
  end loop;
end $$;

-- The library that everybody may read. `key` is the stable name in the content files; rows without one were made by users.
create table foods (
  id integer generated always as identity primary key,
  key text unique,
  name_en text not null,
  name_nl text not null,
  brand_name text,
  barcodes text[] not null default '{}',
  category text not null,
  kcal double precision not null,
  protein double precision not null,
  carbohydrates double precision not null,
  fat double precision not null,
  fiber double precision,
  density double precision,
  -- What the food contains (gluten, milk, pork …); null = not known, so refused for every restricted person.
  contains text[],
  is_staple boolean not null default false,
  -- Fingerprint of what the content files said; null for rows that are not, or no longer, in them.
  content_hash text
);

create table suggested_servings (
  id integer generated always as identity primary key,
  food_id integer not null references foods (id) on delete cascade,
  key text not null,
  description_en text not null,
  description_nl text not null,
  measurement_en text not null,
  measurement_nl text not null,
  measurements_en text not null,
  measurements_nl text not null,
  quantity double precision not null,
  metric_value double precision not null,
  metric_unit text not null check (metric_unit in ('g', 'ml')),
  position integer not null default 0,
  unique (food_id, key)
);

create table recipe_templates (
  id integer generated always as identity primary key,
  key text unique,
  author_id integer references users (id) on delete set null,
  organisation_id integer references organisations (id),
  source_provider text not null default 'USER_GENERATED' check (source_provider in ('PLATEFUL', 'USER_GENERATED')),
  published boolean not null default false,
  name_en text not null,
  name_nl text not null,
  tags text[] not null default '{}',
  meal_types text[] not null default '{}',
  -- Derived from the foods: diets that the dish fits and what it contains (null = not known).
  diets text[] not null default '{}',
  contains text[],
  is_keto boolean not null default false,
  main_group text not null default 'other',
  avoid_labels text[] not null default '{}',
  image text,
  preparation_time_min integer,
  cooking_time_min integer,
  external_url text,
  portions integer not null default 1,
  kcal double precision not null,
  protein double precision not null,
  carbohydrates double precision not null,
  fat double precision not null,
  fiber double precision,
  directions jsonb not null default '[]',
  note_en text,
  note_nl text,
  content_hash text,
  created timestamptz not null default now(),
  modified timestamptz not null default now(),
  deleted_at timestamptz
);

-- One row: what the library was last loaded from.
create table content_versions (
  version text primary key,
  -- Fingerprint of the files themselves, by which a start knows at once that nothing changed.
  stamp text not null,
  loaded_at timestamptz not null
);

create table ingredients_to_avoid (
  id integer generated always as identity primary key,
  key text unique,
  label text not null unique,
  name_nl text not null,
  content_hash text
);

create table exercise_templates (
  id integer generated always as identity primary key,
  key text not null unique,
  name_en text not null,
  name_nl text not null,
  kcal_per_kg_per_min double precision not null,
  content_hash text
);

-- Foods inside a recipe (content_type recipetemplate, nobody's own unless a user wrote it), a planned portion of a
-- recipe (recipemeal) or a single food (singlefoodmeal). quantity = number of servings.
create table ingredients (
  id integer generated always as identity primary key,
  content_type text not null check (content_type in ('recipetemplate', 'recipemeal', 'singlefoodmeal')),
  object_id integer not null,
  user_id integer references users (id) on delete cascade,
  suggested_serving_id integer not null references suggested_servings (id),
  quantity double precision not null check (quantity > 0),
  position integer not null default 0,
  modified timestamptz not null default now()
);
create index ingredients_object on ingredients (content_type, object_id);
create index ingredients_user on ingredients (user_id) where user_id is not null;

alter table ingredients enable row level security;
create policy seen_by_reach on ingredients using (user_id is null or is_own(user_id) or may_see(user_id))
  with check (acting_reach() = 'all' or (user_id is not null and (is_own(user_id) or may_see(user_id))));
alter table recipe_templates enable row level security;
create policy seen_by_reach on recipe_templates
  using (published or source_provider = 'PLATEFUL' or may_see(author_id))
  with check (acting_reach() = 'all' or may_see(author_id));

-- Products that people copy from a label because nobody knows their barcode (FOOD-059): each person's own.
create table own_products (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  brand text,
  gtin text,
  -- Name and brand in the form in which they are searched.
  search_text text not null,
  unit text not null check (unit in ('g', 'ml')),
  figures_per text not null check (figures_per in ('HUNDRED', 'SERVING')),
  serving_size double precision check (serving_size > 0),
  kcal double precision not null,
  fat double precision not null,
  saturated_fat double precision,
  carbohydrates double precision not null,
  sugars double precision,
  fiber double precision,
  protein double precision not null,
  salt double precision,
  created timestamptz not null,
  -- A number names one product of a person, also when two calls race.
  unique (user_id, gtin),
  check (figures_per = 'HUNDRED' or serving_size is not null)
);
alter table own_products enable row level security;
alter table own_products force row level security;
create policy seen_by_the_person on own_products
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));
create trigger consent_to_add after insert on own_products referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_change after update on own_products referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');

-- What was eaten of one is kept as it was then, so that history does not move with the product.
alter table quick_add_meals
  add column name text,
  add column amount double precision,
  add column unit text,
  add column fiber double precision;
alter table quick_add_meals add constraint quick_add_meals_of_product
  check (num_nulls(name, amount, unit) in (0, 3) and unit in ('g', 'ml') and amount > 0) not valid;

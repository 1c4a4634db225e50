-- Foods that people marked as favourites (FOOD-075): each person's own.
create table favourite_foods (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  food_id integer not null references foods (id) on delete cascade,
  marked timestamptz not null,
  unique (user_id, food_id)
);
create index favourite_foods_food on favourite_foods (food_id);
alter table favourite_foods enable row level security;
alter table favourite_foods force row level security;
create policy seen_by_the_person on favourite_foods
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));
create trigger consent_to_add after insert on favourite_foods referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_change after update on favourite_foods referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');

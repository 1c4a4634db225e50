-- What people have at home, remembered from list to list (GROC-030): foods, and lines of simple recipes by their name.
alter table grocery_list_items add column at_home boolean not null default false;
alter table simple_grocery_list_items add column at_home boolean not null default false;
create table groceries_at_home (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  food_id integer references foods (id) on delete cascade,
  line text,
  unique (user_id, food_id),
  unique (user_id, line),
  check (num_nonnulls(food_id, line) = 1)
);
create index groceries_at_home_food on groceries_at_home (food_id);
alter table groceries_at_home enable row level security;
alter table groceries_at_home force row level security;
create policy seen_by_the_person on groceries_at_home
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));
create trigger consent_to_add after insert on groceries_at_home referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_change after update on groceries_at_home referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');

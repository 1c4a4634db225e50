-- What people do with planned dishes that the diary itself does not keep (ledger PLAN-269): chosen in a swap, added by hand, swapped
-- away, removed. One of a kind a day. FORGOTTEN: the person does not want what was up to that day to count. ASKED: they were asked
-- whether to leave the dish out. Nobody but the person sees them, no coach either.
create table recipe_signs (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  recipe_id integer not null references recipe_templates (id) on delete cascade,
  kind text not null check (kind in ('CHOSEN', 'ADDED', 'SWAPPED_AWAY', 'REMOVED', 'FORGOTTEN', 'ASKED')),
  noted_on date not null,
  unique (user_id, recipe_id, kind, noted_on)
);
create index recipe_signs_recipe on recipe_signs (recipe_id);
alter table recipe_signs enable row level security;
alter table recipe_signs force row level security;
create policy seen_by_the_person on recipe_signs
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));
create trigger consent_to_add after insert on recipe_signs referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_change after update on recipe_signs referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
-- Whether planning learns what the person likes; null is yes for those who plan for themselves, and no for clients of a coach.
alter table user_profiles add column learns_likings boolean;
-- It is no answer of the form that edits the profile, so it does not outdate one that is open.
drop trigger raise_version on user_profiles;
create trigger raise_version before update on user_profiles for each row
  when (coalesce(current_setting('app.resealing', true), '') <> 'on'
    and old.learns_likings is not distinct from new.learns_likings) execute function raise_version();

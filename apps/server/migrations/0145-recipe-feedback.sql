-- What people say about recipes (REC-093): written by them alone, seen by a coach who sees their diary.
create table recipe_feedback (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  recipe_id integer not null references recipe_templates (id) on delete cascade,
  kind text not null check (kind in ('TASTE', 'DIFFICULTY', 'TIME', 'PORTION', 'OTHER')),
  rating integer check (rating between 1 and 5),
  text text not null,
  created timestamptz not null,
  check (rating is not null or text <> '')
);
create index recipe_feedback_user on recipe_feedback (user_id, recipe_id, id);
create index recipe_feedback_recipe on recipe_feedback (recipe_id);
alter table recipe_feedback enable row level security;
alter table recipe_feedback force row level security;
create policy seen_with_the_diary on recipe_feedback for select
  using (is_own(user_id) or may_see_part(user_id, 'DIARY'));
create policy written_by_the_person on recipe_feedback for insert
  with check (acting_reach() = 'all' or is_own(user_id));
create policy changed_by_the_person on recipe_feedback for update
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));
create policy erased_by_the_person on recipe_feedback for delete
  using (acting_reach() = 'all' or is_own(user_id));
create trigger consent_to_add after insert on recipe_feedback referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_change after update on recipe_feedback referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');

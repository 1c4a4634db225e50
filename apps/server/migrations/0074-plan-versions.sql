-- Every saved version of a day plan, with who saved it and when (docs/decisions/0047). Whoever may see the plan sees its
-- versions; an author who is erased leaves the version without a name.
create table plan_versions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  nutrition_day_plan_id integer not null references nutrition_day_plans (id) on delete cascade,
  number integer not null check (number > 0),
  author_id integer references users (id) on delete set null,
  saved_at timestamptz not null,
  name text not null,
  energy_balance double precision not null,
  fiber double precision not null,
  slots jsonb not null,
  restored_number integer,
  unique (nutrition_day_plan_id, number)
);
create index plan_versions_user on plan_versions (user_id);
create index plan_versions_author on plan_versions (author_id);

alter table plan_versions enable row level security;
alter table plan_versions force row level security;
create policy seen_by_reach on plan_versions using (is_own(user_id) or may_see_part(user_id, 'PLAN'))
  with check (is_own(user_id) or may_see_part(user_id, 'PLAN'));
create trigger consent_to_add after insert on plan_versions referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_change after update on plan_versions referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');

-- Who saved the versions of a plan, for those who may see the plan: a client is told the name of a coach whose account is not
-- theirs to read.
create function authors_of_plan(plan integer)
returns table (id integer, first_name text, last_name text)
language plpgsql stable security invoker as $$
declare
  reach_before text := coalesce(current_setting('app.reach', true), '');
begin
  if exists (select from nutrition_day_plans p where p.id = plan) then
    perform set_config('app.reach', 'all', true);
    return query
      select u.id, u.first_name, u.last_name from users u
        where u.id in (select v.author_id from plan_versions v where v.nutrition_day_plan_id = plan);
    perform set_config('app.reach', reach_before, true);
  end if;
end $$;

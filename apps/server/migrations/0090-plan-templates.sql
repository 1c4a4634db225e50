-- Ways of planning that a coach keeps and scales to what each client needs (docs/decisions/0050). A template belongs to one
-- coach, or to a practice, whose coaches all use and change it.
create table plan_templates (
  id integer generated always as identity primary key,
  user_id integer references users (id) on delete cascade,
  organisation_id integer references organisations (id) on delete cascade,
  name text not null,
  note text not null,
  -- Percent of the energy need, grams per kg of body weight, percent of the energy.
  energy_percent integer not null,
  protein_per_kg double precision not null,
  fat_percent integer not null,
  -- Meal moments with their percent of the day's energy.
  meals jsonb not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  check ((user_id is null) <> (organisation_id is null))
);
create index plan_templates_user on plan_templates (user_id);
create index plan_templates_organisation on plan_templates (organisation_id);
create trigger raise_version before update on plan_templates for each row execute function raise_version();

-- The practice is the one on whose team the caller is, not the one whose client they may be.
alter table plan_templates enable row level security;
alter table plan_templates force row level security;
create policy used_by_coaches on plan_templates
  using (acting_reach() = 'all' or is_own(user_id) or (acting_role() = 'coach' and acting_reach() <> 'none'
    and organisation_id = (select m.organisation_id from team_members m where m.user_id = acting_user())))
  with check (acting_reach() = 'all' or is_own(user_id) or (acting_role() = 'coach' and acting_reach() <> 'none'
    and organisation_id = (select m.organisation_id from team_members m where m.user_id = acting_user())));

-- The template that made a version, with the name that it had then, and the weekdays before it, so that it can be undone.
alter table plan_versions
  add column template_id integer references plan_templates (id) on delete set null,
  add column template_name text,
  add column days_before jsonb;

-- Everything that a plan follows from, so that it can be made again to the byte, and what it put into the diary.
alter table planning_runs
  add column weights_version text,
  add column effort text check (effort in ('instant', 'default', 'best')),
  add column occasion text not null default 'ASKED' check (occasion in ('ASKED', 'NIGHT')),
  add column cost double precision,
  -- Days and rules as the planner was given them, in that order.
  add column input json,
  -- SHA-256 of the planned meals.
  add column plan_digest text,
  add column planned_items integer[] not null default '{}',
  -- Digest of the planned days as they stood right afterwards: another one means that somebody changed them.
  add column days_digest text,
  add column undone_at timestamptz;

-- What planning leaves alone: a meal, a slot of a day, or a whole day.
alter table calendar_items add column locked boolean not null default false;
alter table calendar_days
  add column locked boolean not null default false,
  add column locked_slots integer[] not null default '{}';

-- Diary items that gave way to a plan, kept for a day so that it can be undone. Their meals stay where they are.
create table replaced_items (
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  planning_run_id integer not null references planning_runs (id) on delete cascade,
  calendar_day_id integer not null references calendar_days (id) on delete cascade,
  meal_slot_id integer references meal_slot_specifications (id) on delete set null,
  meal_moment text not null,
  content_type text not null,
  object_id integer not null,
  status text not null,
  modified timestamptz not null,
  replaced_at timestamptz not null
);
create index replaced_items_run on replaced_items (planning_run_id);
create index replaced_items_user on replaced_items (user_id);
create index replaced_items_object on replaced_items (content_type, object_id);
create index replaced_items_day on replaced_items (calendar_day_id);
alter table replaced_items enable row level security;
create policy seen_by_reach on replaced_items using (is_own(user_id) or may_see(user_id))
  with check (is_own(user_id) or may_see(user_id));

-- One night's work: the weeks that begin on this Monday. What was done is a row per person, so that work which was broken
-- off goes on where it stood and nobody is planned for twice.
create table planning_nights (
  week_start date primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  due integer not null
);
create table night_plans (
  user_id integer not null references users (id) on delete cascade,
  week_start date not null,
  outcome text not null check (outcome in ('PLANNED', 'EDITED', 'NOTHING_TO_PLAN', 'FAILED')),
  finished_at timestamptz not null,
  primary key (user_id, week_start)
);
create index night_plans_week on night_plans (week_start, outcome);
alter table night_plans enable row level security;
create policy seen_by_reach on night_plans using (is_own(user_id) or may_see(user_id))
  with check (is_own(user_id) or may_see(user_id));

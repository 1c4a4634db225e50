-- Health data is closed to staff until one of them opens that of one person, with a reason, for half an hour
-- (docs/decisions/0051). Who opened what stays in the access log; these rows only say what is open now.
create table health_openings (
  id integer generated always as identity primary key,
  -- Whose health data it is.
  user_id integer not null references users (id) on delete cascade,
  staff_id integer not null references users (id) on delete cascade,
  reason text not null check (reason in ('PERSON_ASKED', 'COACH_ASKED', 'FAULT', 'SECURITY')),
  opened_at timestamptz not null,
  open_until timestamptz not null,
  unique (staff_id, user_id)
);
create index health_openings_user on health_openings (user_id);
alter table health_openings enable row level security;
alter table health_openings force row level security;
-- Calls of people and coaches never reach all rows, so none of them can open anything or see what is open.
create policy seen_by_staff on health_openings using (acting_reach() = 'all') with check (acting_reach() = 'all');

-- Which call left an entry in the access log: what people are shown with an error leads staff to it. Entries that no call left
-- (jobs, commands) have none.
alter table audit_log add column request_id text default nullif(current_setting('app.request_id', true), '');

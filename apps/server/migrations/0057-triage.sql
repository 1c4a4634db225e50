-- The morning round (docs/decisions/0040). What a coach decided about a client on the board: done for a day, put off, reasons
-- not to be told of, and labels. Reasons themselves are never stored: they are worked out from what the client shares.
create table triage_clients (
  coach_id integer not null references users (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  state text check (state in ('DONE', 'SNOOZED')),
  snooze text check (snooze in ('TOMORROW', 'NEXT_WEEK', 'WHEN_LOGGED')),
  -- The first day on which the client is on the board again.
  comes_back_on date,
  settled_at timestamptz,
  muted text[] not null default '{}',
  labels text[] not null default '{}',
  primary key (coach_id, user_id),
  check ((state is null) = (comes_back_on is null) and (state is null) = (settled_at is null)),
  check ((state is not distinct from 'SNOOZED') = (snooze is not null))
);
create index triage_clients_user on triage_clients (user_id);

-- How a coach's board works. Rules hold what differs from the usual.
create table triage_settings (
  user_id integer primary key references users (id) on delete cascade,
  rules jsonb not null default '{}',
  saved_views jsonb not null default '[]',
  shortcuts boolean not null default true
);

-- A client reads what is noted of them (in the download of their data), and only their present coach writes it.
alter table triage_clients enable row level security;
alter table triage_clients force row level security;
create policy seen_by_reach on triage_clients
  using (acting_reach() = 'all' or is_own(user_id)
    or (coach_id = acting_user() and acting_reach() = 'clients' and may_see(user_id)))
  with check (acting_reach() = 'all'
    or (coach_id = acting_user() and acting_reach() = 'clients' and user_id <> coach_id and may_see(user_id)));
alter table triage_settings enable row level security;
alter table triage_settings force row level security;
create policy seen_by_reach on triage_settings
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));

-- Another coach begins without the marks of the one before.
create function forget_triage() returns trigger language plpgsql as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', 'all', true);
  delete from triage_clients where user_id = new.id;
  perform set_config('app.reach', reach_before, true);
  return null;
end $$;
create trigger forget_triage after update of coach_id on users for each row
  when (old.coach_id is distinct from new.coach_id) execute function forget_triage();

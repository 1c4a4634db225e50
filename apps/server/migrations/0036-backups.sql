-- One row per scheduled backup: the process that inserts the row makes the backup, so several processes make one. It says
-- every minute that it is alive; another one takes over when it is not.
create table backup_runs (
  due_at timestamptz primary key,
  started_at timestamptz not null,
  alive_at timestamptz not null,
  finished_at timestamptz,
  attempts integer not null default 1,
  bytes bigint,
  failure text
);
alter table backup_runs enable row level security;
alter table backup_runs force row level security;
create policy seen_by_reach on backup_runs using (acting_reach() = 'all');

-- Who was erased, and when: a restore erases them again if the backup is older. Holds no name or address, and is kept as long
-- as backups are.
create table erasures (
  erased_user_id integer not null,
  erased_at timestamptz not null,
  primary key (erased_user_id, erased_at)
);
alter table erasures enable row level security;
alter table erasures force row level security;
create policy seen_by_reach on erasures using (acting_reach() = 'all');
create policy written_by_anybody on erasures for insert with check (true);

create function record_erasure() returns trigger language plpgsql as $$
begin
  insert into erasures (erased_user_id, erased_at) values (old.id, clock_timestamp());
  return null;
end $$;
create trigger users_erased after delete on users for each row execute function record_erasure();

-- Jobs that waited when a restored backup was made. The server puts them into the queue at its next start.
create table restored_jobs (
  id integer generated always as identity primary key,
  name text not null,
  data jsonb not null,
  start_after timestamptz not null
);
alter table restored_jobs enable row level security;
alter table restored_jobs force row level security;
create policy seen_by_reach on restored_jobs using (acting_reach() = 'all');

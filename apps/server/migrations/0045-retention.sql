-- One row per day on which retention was carried out. The process that inserts the row does the work, so several processes
-- do it once; another one takes over when the row is not finished within an hour.
create table retention_runs (
  day date primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- How many rows each rule deleted; numbers only.
  deleted jsonb not null default '{}'
);
alter table retention_runs enable row level security;
alter table retention_runs force row level security;
create policy seen_by_reach on retention_runs using (acting_reach() = 'all') with check (acting_reach() = 'all');

-- When a person was told that the account will be erased because nobody uses it; empty again after a visit.
alter table users add column inactivity_notice_at timestamptz;

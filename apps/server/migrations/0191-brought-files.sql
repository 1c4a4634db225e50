-- Files of other apps that people bring (docs/decisions/0125). The file itself is never stored: what was read of it waits in parts
-- until it is imported, each part of which is one transaction.
create table brought_files (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  app text not null,
  name text not null,
  status text not null default 'READY',
  -- What was found, and what has to be asked.
  summary jsonb not null,
  misfits jsonb not null default '[]',
  misfit_count integer not null default 0,
  -- What the person answered.
  answers jsonb not null default '{}',
  total integer not null,
  done integer not null default 0,
  meals_added integer not null default 0,
  weights_added integer not null default 0,
  already_there integer not null default 0,
  weights_kept integer not null default 0,
  days_full integer not null default 0,
  tries integer not null default 0,
  created_at timestamptz not null,
  -- When its job last came a step further.
  moved_at timestamptz not null,
  -- Until when it can be imported, or its import undone.
  expires_at timestamptz not null
);
create index brought_files_user on brought_files (user_id);
alter table brought_files enable row level security;
alter table brought_files force row level security;
create policy seen_by_the_person on brought_files
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));

create table brought_parts (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  file_id integer not null references brought_files (id) on delete cascade,
  records integer not null,
  content bytea not null,
  created_at timestamptz not null
);
create index brought_parts_user on brought_parts (user_id);
create index brought_parts_file on brought_parts (file_id, id);
alter table brought_parts enable row level security;
alter table brought_parts force row level security;
create policy seen_by_the_person on brought_parts
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));

create trigger consent_to_add after insert on brought_files referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_change after update on brought_files referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_add after insert on brought_parts referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_change after update on brought_parts referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');

-- What was brought, by a digest of what makes an entry the same in the next file, so that none is brought twice. It stays when the
-- file is forgotten, and when the person deletes the entry. The number of the file outlives its row and means nothing then.
create table brought_entries (
  user_id integer not null references users (id) on delete cascade,
  digest bytea not null,
  file_id integer not null,
  kind text not null check (kind in ('meal', 'weight')),
  -- The quick add or the weight that it became.
  object_id integer not null,
  primary key (user_id, digest)
);
create index brought_entries_file on brought_entries (file_id);
alter table brought_entries enable row level security;
alter table brought_entries force row level security;
create policy seen_by_the_person on brought_entries
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));

create trigger consent_to_add after insert on brought_entries referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');
create trigger consent_to_change after update on brought_entries referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('BODY_AND_PLAN');

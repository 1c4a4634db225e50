-- People who wait to become clients of a practice (ORG-031). They have no account: an address, and perhaps a first name.
create table waitlist_entries (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  email text not null check (email = lower(email)),
  first_name text,
  language text not null check (language in ('en', 'nl')),
  created_at timestamptz not null,
  unique (organisation_id, email)
);
create index waitlist_entries_email on waitlist_entries (email);
alter table waitlist_entries enable row level security;
alter table waitlist_entries force row level security;
-- A practice's own coaches read the list and take people off it; whoever joins it is not signed in, and the verb writes the row.
create policy read_by_the_practice on waitlist_entries for select using (acting_reach() = 'all'
  or (acting_reach() = 'clients' and acting_role() = 'coach' and organisation_id = acting_organisation()));
create policy removed_by_the_practice on waitlist_entries for delete using (acting_reach() = 'all'
  or (acting_reach() = 'clients' and acting_role() = 'coach' and organisation_id = acting_organisation()));
create policy written_by_verbs on waitlist_entries for insert with check (acting_reach() = 'all');

-- Processes keep what follows from the content. When other content is loaded they are told in the moment of its commit,
-- whichever program loads it.
create function tell_of_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('plateful_content', '');
  return null;
end
$$;
create trigger told_at_once after insert or update or delete on content_versions
  for each statement execute function tell_of_content();

-- The people of a night in parts by their ids: above `after_user`, up to `last_user`. Each part is a job, whose row goes when it
-- is done; the night ends with the last of them.
create table planning_night_parts (
  week_start date not null references planning_nights (week_start) on delete cascade,
  after_user integer not null,
  last_user integer not null,
  primary key (week_start, after_user)
);
alter table planning_night_parts enable row level security;
alter table planning_night_parts force row level security;
create policy seen_by_reach on planning_night_parts using (acting_reach() = 'all') with check (acting_reach() = 'all');

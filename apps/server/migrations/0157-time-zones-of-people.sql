-- Europe/Amsterdam was a default and no choice. Since when the zone of an account is known from the device or from the person;
-- null as long as it is the default (docs/decisions/0093).
alter table users add column time_zone_known_since timestamptz;
-- Zones in which the person was and kept their own.
alter table users add column declined_time_zones text[] not null default '{}';

-- A night begins in each time zone at its own hour: the last hour that was dealt with, and the hour that a part belongs to.
alter table planning_nights add column last_hour timestamptz;
-- A part with this hour comes from a program that began one night for everybody.
alter table planning_night_parts add column hour timestamptz not null default '2000-01-01T00:00:00Z';
alter table planning_night_parts drop constraint planning_night_parts_pkey;
-- safe: the table holds the open parts of one night, a few hundred rows at most
alter table planning_night_parts add primary key (week_start, hour, after_user);

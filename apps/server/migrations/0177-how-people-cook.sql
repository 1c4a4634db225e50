-- How people cook (ledger PROF-042): the minutes of work that a meal may ask for, what they like and leave out, and what their kitchen
-- has. Nothing of it tells of health. Null minutes are any; how_cooks_settled ends the offer to answer it.
alter table user_profiles
  add column weekday_minutes integer check (weekday_minutes between 5 and 240),
  add column weekend_minutes integer check (weekend_minutes between 5 and 240),
  add column favourite_cuisines text[] not null default '{}',
  add column never_cuisines text[] not null default '{}',
  add column variety text not null default 'BALANCED' check (variety in ('FAMILIAR', 'BALANCED', 'ADVENTUROUS')),
  add column kitchen text[] not null default '{OVEN,BLENDER}',
  add column how_cooks_settled boolean not null default false;

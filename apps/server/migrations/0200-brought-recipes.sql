-- Recipes of other apps (docs/decisions/0132): how many a file added, and how many of them wait as drafts.
alter table brought_files add column recipes_added integer not null default 0;
alter table brought_files add column recipes_drafted integer not null default 0;
alter table brought_entries drop constraint brought_entries_kind_check;
alter table brought_entries
  add constraint brought_entries_kind_check check (kind in ('meal', 'weight', 'recipe')) not valid;

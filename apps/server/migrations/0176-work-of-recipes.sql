-- What a recipe asks of the cook (ledger PLAN-204): minutes at work, minutes that it waits with nobody there, where it comes from and
-- what it needs of a kitchen. Unknown for the recipes of people until they say so; the next load of the content fills in its own.
alter table recipe_templates
  add column active_time_min integer,
  add column waiting_time_min integer,
  add column cuisine text,
  add column kitchen text[] not null default '{}';

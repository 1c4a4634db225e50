-- How long a cooked recipe keeps (ledger PLAN-248): days in the fridge, and whether it may be frozen. Unknown for the recipes of people;
-- the next load of the content fills in its own.
alter table recipe_templates
  add column fridge_days smallint,
  add column freezes boolean;

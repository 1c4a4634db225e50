-- How long what is left of a recipe keeps (ledger REC-140): days in the fridge, 0 for what is eaten at once, and whether it can be
-- frozen. Unknown for the recipes of people; the next load of the content fills in its own.
alter table recipe_templates
  add column fridge_days integer,
  add column freezes boolean not null default false;

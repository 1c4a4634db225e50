-- What coaches and staff import becomes a simple recipe of their practice, or of the product (SREC-045), without being asked about.
alter table recipe_imports
  add column is_simple boolean not null default false,
  -- The practice that it is read for; null for the product.
  add column organisation_id integer references organisations (id) on delete cascade,
  add column simple_recipe_id integer references simple_recipes (id) on delete set null;

-- Beside being their own, it is seen by those alone who still write the recipes of that practice.
create policy simple_ones_by_writers on recipe_imports as restrictive
  using (not is_simple or may_write_for_practice(organisation_id))
  with check (not is_simple or may_write_for_practice(organisation_id));

-- concurrently
create index concurrently recipe_imports_organisation_fk on recipe_imports (organisation_id);
create index concurrently recipe_imports_simple_recipe_fk on recipe_imports (simple_recipe_id);

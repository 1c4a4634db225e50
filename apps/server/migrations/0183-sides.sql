-- A side is eaten beside the dish of these meals and is no meal of its own (ledger PLAN-261); a dish has none.
alter table recipe_templates add column beside text[] not null default '{}';

-- What was confirmed of a plan that crosses a guard-rail, with whose reason, and what the guard-rails changed of it (SAFE-004, SAFE-006).
alter table nutrition_day_plans add column safety jsonb;

-- Which version of a plan, made by a template, a planning followed: undoing the template takes its meals back too (COACH-113).
alter table planning_runs add column template_plan_id integer, add column template_number integer;

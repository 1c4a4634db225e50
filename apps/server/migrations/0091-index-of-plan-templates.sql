-- concurrently
create index concurrently plan_versions_template on plan_versions (template_id);

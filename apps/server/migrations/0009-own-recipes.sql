-- What the recipes tab shows, in its order; without an organisation it is for everybody. The starter library stands in
-- it as it is loaded: the fingerprint of the key mixes breakfasts and dinners.
create function inspiration_order(key text) returns integer language sql immutable strict
  as $$ select (('x' || substr(md5(key), 1, 4))::bit(16)::integer) % 1000 $$;
create table recipe_inspirations (
  id integer generated always as identity primary key,
  recipe_template_id integer not null references recipe_templates (id) on delete cascade,
  organisation_id integer references organisations (id) on delete cascade,
  "order" integer not null default 0
);
create index recipe_inspirations_recipe on recipe_inspirations (recipe_template_id);
insert into recipe_inspirations (recipe_template_id, "order")
  select id, inspiration_order(key) from recipe_templates where key is not null;

-- A recipe of a person's own as it was last published, kept while it is being edited.
alter table recipe_templates add column published_form jsonb;
create index recipe_templates_author on recipe_templates (author_id) where author_id is not null;

-- The foods that are meant by something to avoid, so that recipes of people can be held against it. The next start loads
-- them, because the fingerprints are taken away.
alter table ingredients_to_avoid add column food_keys text[] not null default '{}';
update ingredients_to_avoid set content_hash = null;
delete from content_versions;

-- What people cook is theirs: a published recipe of somebody else shows only where it was planned for the reader.
drop policy seen_by_reach on recipe_templates;
create policy seen_by_reach on recipe_templates
  using (source_provider = 'PLATEFUL' or is_own(author_id) or may_see(author_id)
    or exists (select from recipe_meals m where m.recipe_template_id = recipe_templates.id))
  with check (acting_reach() = 'all' or is_own(author_id));

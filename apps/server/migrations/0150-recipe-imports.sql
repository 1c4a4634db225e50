-- Recipes that are read from web pages and pasted texts (REC-110), until they are saved or a week has passed.
create table recipe_imports (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  url text,
  -- What was pasted, until it is read.
  pasted text,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED')),
  failure text,
  -- What was read, with the answers of the person.
  draft jsonb,
  recipe_id integer references recipe_templates (id) on delete set null,
  -- When it was asked for last, and how often a job has begun to read it since.
  asked timestamptz not null,
  tries integer not null default 0,
  created timestamptz not null,
  check (url is not null or pasted is not null or status <> 'QUEUED')
);
create index recipe_imports_user on recipe_imports (user_id, id);
create index recipe_imports_recipe on recipe_imports (recipe_id);
create index recipe_imports_created on recipe_imports (created);
alter table recipe_imports enable row level security;
alter table recipe_imports force row level security;
create policy seen_by_the_person on recipe_imports
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));

-- Who wrote a recipe elsewhere, and the page it was read from.
alter table recipe_templates add column source_author text;
alter table recipe_templates add column source_url text;

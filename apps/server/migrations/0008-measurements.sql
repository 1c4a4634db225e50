-- What people measure of themselves beside their weight. Every table has the columns of user_weights.

create table user_sleeps (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Hours.
  value double precision not null,
  created_at timestamptz not null
);
create index user_sleeps_user on user_sleeps (user_id, created_at);

create table user_stresses (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- The level as a number, from 1 (very low) to 5 (very high); 0 = not provided.
  value double precision not null check (value in (0, 1, 2, 3, 4, 5)),
  created_at timestamptz not null
);
create index user_stresses_user on user_stresses (user_id, created_at);

create table user_distances (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Centimetres.
  value double precision not null,
  body_area text not null default 'WAIST' check (body_area in ('WAIST')),
  created_at timestamptz not null
);
create index user_distances_user on user_distances (user_id, created_at);

create table user_body_fat_percentages (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Fraction of the weight: 0.24 is 24 %.
  value double precision not null,
  created_at timestamptz not null
);
create index user_body_fat_percentages_user on user_body_fat_percentages (user_id, created_at);

do $$
declare personal text;
begin
  foreach personal in array array['user_sleeps', 'user_stresses', 'user_distances', 'user_body_fat_percentages']
  loop
    execute format('alter table %I enable row level security', personal);
    execute format('create policy seen_by_reach on %I using (is_own(user_id) or may_see(user_id)) with check (is_own(user_id) or may_see(user_id))', personal);
  end loop;
end $$;

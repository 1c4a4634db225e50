-- Consent to the storing of health data, and to a coach seeing it (docs/decisions/0022). One row per decision; rows are added
-- and never changed, so that the table is its own history. They go with the account.
create table consents (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('BODY_AND_PLAN', 'CYCLE', 'STRESS_AND_SLEEP', 'COACH_SHARING')),
  -- By the person, or declared by a coach, which the person has yet to confirm.
  decision text not null check (decision in ('GIVEN', 'DECLARED', 'WITHDRAWN')),
  -- Which text was read, and in which language; null where nobody read one.
  text_version integer check (text_version >= 1),
  language text check (language in ('en', 'nl')),
  given_in text not null check (given_in in ('REGISTRATION', 'FIRST_ENTRY', 'QUESTION', 'PROFILE', 'COACH', 'UPGRADE', 'DEMO')),
  -- Who decided; null for an upgrade, and once that account is gone.
  actor_id integer references users (id) on delete set null,
  coach_id integer references users (id) on delete set null,
  parts text[] not null default '{}' check (parts <@ array['PLAN', 'DIARY', 'MEASUREMENTS', 'CYCLE']),
  decided_at timestamptz not null,
  check (kind = 'COACH_SHARING' or (coach_id is null and parts = '{}')),
  check (decision <> 'WITHDRAWN' or parts = '{}')
);
create index consents_latest on consents (user_id, kind, id desc);
create index consents_coach on consents (coach_id) where coach_id is not null;

-- Whether data of this kind may be stored for a person. What a coach declared covers what others enter for them; what people
-- enter themselves waits for their own consent.
create function has_consent(person integer, wanted text) returns boolean language sql stable parallel safe security definer
  set search_path = public, pg_temp
  as $$
    select coalesce((
      select c.decision = 'GIVEN' or (c.decision = 'DECLARED' and person is distinct from acting_user())
      from consents c where c.user_id = person and c.kind = wanted order by c.id desc limit 1), false)
  $$;

-- What a person shares with this coach; the latest decision counts, and only when it is about this coach.
create function shares_with(person integer, coach integer, part text) returns boolean
  language sql stable parallel safe security definer set search_path = public, pg_temp
  as $$
    select coalesce((
      select c.decision <> 'WITHDRAWN' and c.coach_id = coach and part = any (c.parts)
      from consents c where c.user_id = person and c.kind = 'COACH_SHARING' order by c.id desc limit 1), false)
  $$;

-- may_see for health data: a coach sees of a client what that client shares.
create function may_see_part(owner integer, part text) returns boolean language sql stable parallel safe security definer
  set search_path = public, pg_temp
  as $$
    select case acting_reach()
      when 'self' then owner = acting_user()
      when 'clients' then owner = acting_user()
        or (exists (select 1 from users u where u.id = owner and u.coach_id = acting_user())
          and shares_with(owner, acting_user(), part))
      when 'all' then true
      else false
    end
  $$;

-- Decisions can be added and read; without a policy for changing and deleting, the product can do neither.
alter table consents enable row level security;
alter table consents force row level security;
create policy seen_by_reach on consents for select using (may_see(user_id));
create policy decided_by_the_person on consents for insert with check (
  acting_reach() = 'all'
  or (user_id = acting_user() and actor_id = acting_user() and decision in ('GIVEN', 'WITHDRAWN'))
  or (acting_reach() = 'clients' and user_id <> acting_user() and actor_id = acting_user() and decision = 'DECLARED'
    and kind <> 'COACH_SHARING' and may_see(user_id))
);

-- Refuses rows of people without the consent that the trigger names. The owner of the tables passes: upgrades and restored
-- backups write what was consented to before.
create function passes_consent(checked regclass) returns boolean language sql stable
  as $$ select current_user = pg_get_userbyid(c.relowner) from pg_class c where c.oid = checked $$;
create function refuse_for(person integer, kind text) returns void language plpgsql
  as $$ begin
    raise exception 'There is no consent for %.', kind using errcode = 'PC001', detail = kind, hint = person::text;
  end $$;

create function refuse_without_consent() returns trigger language plpgsql as $$
  declare person integer;
  begin
    if passes_consent(tg_relid) then return null; end if;
    select w.user_id into person from (select distinct user_id from written) w
      where not has_consent(w.user_id, tg_argv[0]) limit 1;
    if found then perform refuse_for(person, tg_argv[0]); end if;
    return null;
  end $$;

-- What stands in a recipe of one's own is no health data; what stands in a planned meal is.
create function refuse_meal_without_consent() returns trigger language plpgsql as $$
  declare person integer;
  begin
    if passes_consent(tg_relid) then return null; end if;
    select w.user_id into person
      from (select distinct user_id from written where content_type <> 'recipetemplate' and user_id is not null) w
      where not has_consent(w.user_id, 'BODY_AND_PLAN') limit 1;
    if found then perform refuse_for(person, 'BODY_AND_PLAN'); end if;
    return null;
  end $$;

-- The parts of a profile that tell of a menstrual cycle or of menopause; null when there are none.
create function cycle_part(profile user_profiles) returns text language sql immutable
  as $$
    select nullif(concat_ws('|', profile.last_menstrual_period_start_date::text, profile.menstrual_cycle_length::text,
      case when profile.is_on_menopause_diet then 'MENOPAUSE' end,
      case when profile.diet_type in ('CYCLE_DIET', 'MENOPAUSE') then profile.diet_type end), '')
  $$;
create function refuse_new_cycle_without_consent() returns trigger language plpgsql as $$
  declare person integer;
  begin
    if passes_consent(tg_relid) then return null; end if;
    select w.user_id into person from written w
      where cycle_part(w::user_profiles) is not null and not has_consent(w.user_id, 'CYCLE') limit 1;
    if found then perform refuse_for(person, 'CYCLE'); end if;
    return null;
  end $$;
-- What was stored before people were asked stays, also when they change something else.
create function refuse_changed_cycle_without_consent() returns trigger language plpgsql as $$
  declare person integer;
  begin
    if passes_consent(tg_relid) then return null; end if;
    select w.user_id into person from written w join before_change b on b.id = w.id
      where cycle_part(w::user_profiles) is not null
        and cycle_part(w::user_profiles) is distinct from cycle_part(b::user_profiles)
        and not has_consent(w.user_id, 'CYCLE') limit 1;
    if found then perform refuse_for(person, 'CYCLE'); end if;
    return null;
  end $$;

-- Each table of health data: which consent it asks for, and by which part of sharing a coach sees it (empty: not at all beyond
-- the reach of the call). What a foreign key changes by itself, when something is deleted, is not asked about.
do $$
declare
  part text; kind text; personal text;
begin
  for part, kind, personal in
    select split_part(line, ' ', 1), split_part(line, ' ', 2), unnest(string_to_array(split_part(line, ' ', 3), ','))
    from unnest(array[
      'PLAN BODY_AND_PLAN user_profiles,user_ingredients_to_avoid,exercise_instances,nutrition_day_plans,meal_slot_specifications,weekly_nutrition_plans,household_members',
      'DIARY BODY_AND_PLAN calendar_days,calendar_items,recipe_meals,quick_add_meals,single_food_meals,simple_recipe_meals,planning_runs,replaced_items,night_plans,grocery_lists,grocery_list_items,simple_grocery_lists,simple_grocery_list_items',
      'MEASUREMENTS BODY_AND_PLAN user_weights,user_distances,user_body_fat_percentages',
      'MEASUREMENTS STRESS_AND_SLEEP user_sleeps,user_stresses'
    ]) as line
  loop
    execute format('drop policy seen_by_reach on %I', personal);
    execute format('create policy seen_by_reach on %1$I using (is_own(user_id) or may_see_part(user_id, %2$L)) with check (is_own(user_id) or may_see_part(user_id, %2$L))', personal, part);
    execute format('create trigger consent_to_add after insert on %I referencing new table as written for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent(%L)', personal, kind);
    execute format('create trigger consent_to_change after update on %I referencing new table as written for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent(%L)', personal, kind);
  end loop;
end $$;

create trigger cycle_consent_to_add after insert on user_profiles referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_new_cycle_without_consent();
create trigger cycle_consent_to_change after update on user_profiles referencing old table as before_change new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_changed_cycle_without_consent();

-- Takes the cycle out of the caller's profile, with or without the consent that changing a profile asks for. The plan goes on
-- as the recommended one, which has the same targets (CALC-038).
create function erase_own_cycle(person integer) returns void language sql security definer set search_path = public, pg_temp
  as $$
    update user_profiles set last_menstrual_period_start_date = null, menstrual_cycle_length = null,
      is_on_menopause_diet = false,
      diet_type = case when diet_type in ('CYCLE_DIET', 'MENOPAUSE') then 'RECOMMENDED' else diet_type end
    where user_id = person and user_id = acting_user()
  $$;

drop policy seen_by_reach on ingredients;
create policy seen_by_reach on ingredients
  using (user_id is null or is_own(user_id)
    or case when content_type = 'recipetemplate' then may_see(user_id) else may_see_part(user_id, 'DIARY') end)
  with check (acting_reach() = 'all' or (user_id is not null and (is_own(user_id)
    or case when content_type = 'recipetemplate' then may_see(user_id) else may_see_part(user_id, 'DIARY') end)));
create trigger consent_to_add after insert on ingredients referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_meal_without_consent();
create trigger consent_to_change after update on ingredients referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_meal_without_consent();

-- Recipes that a client wrote themselves are seen where the diary is.
drop policy seen_by_reach on recipe_templates;
create policy seen_by_reach on recipe_templates
  using (source_provider = 'PLATEFUL' or is_own(author_id) or may_see_part(author_id, 'DIARY')
    or exists (select from recipe_meals m where m.recipe_template_id = recipe_templates.id))
  with check (acting_reach() = 'all' or is_own(author_id));

-- People who are here already are asked at their next entry. Until they answer, a coach sees what the coach saw, except the
-- cycle; nobody's consent to storing is invented.
-- The owner of the tables is bound by their policies too.
select set_config('app.reach', 'all', true);
insert into consents (user_id, kind, decision, given_in, coach_id, parts, decided_at)
  select id, 'COACH_SHARING', 'DECLARED', 'UPGRADE', coach_id, '{PLAN,DIARY,MEASUREMENTS}', now()
  from users where coach_id is not null;
select set_config('app.reach', '', true);

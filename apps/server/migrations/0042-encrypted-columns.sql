-- Encrypted columns (docs/decisions/0029): what stands in them is encrypted by the program, with keys that the database never
-- holds. Values of older rows stay in the plain columns beside them until `npm run keys:rotate`, or the next start of the
-- product, has encrypted them.
alter table user_profiles add column sealed_cycle text;
alter table calendar_days add column sealed_note text;
alter table idempotency_keys add column sealed_answer text;

-- The keys that something here is encrypted with. The proof tells a wrong key from the right one before anything is served.
create table data_keys (
  id text primary key,
  proof text not null,
  first_used timestamptz not null
);
alter table data_keys enable row level security;
alter table data_keys force row level security;
create policy seen_by_reach on data_keys using (acting_reach() = 'all') with check (acting_reach() = 'all');

-- The parts of a profile that tell of a menstrual cycle or of menopause; null when there are none. What is encrypted differs
-- with every encryption, so the program writes it only when the cycle changed.
create or replace function cycle_part(profile user_profiles) returns text language sql immutable
  as $$
    select nullif(concat_ws('|', profile.sealed_cycle, profile.last_menstrual_period_start_date::text,
      profile.menstrual_cycle_length::text, case when profile.is_on_menopause_diet then 'MENOPAUSE' end,
      case when profile.diet_type in ('CYCLE_DIET', 'MENOPAUSE') then profile.diet_type end), '')
  $$;

-- Beside an encrypted cycle the plain kind of diet is the one that a person goes on with when the cycle is erased.
create or replace function erase_own_cycle(person integer) returns void language sql security definer
  set search_path = public, pg_temp
  as $$
    update user_profiles set sealed_cycle = null, last_menstrual_period_start_date = null, menstrual_cycle_length = null,
      is_on_menopause_diet = false,
      diet_type = case when diet_type in ('CYCLE_DIET', 'MENOPAUSE') then 'RECOMMENDED' else diet_type end
    where user_id = person and user_id = acting_user()
  $$;

-- Another encryption of the same values is no edit: it asks for no consent, because the functions below run as the owner of the
-- tables, and raises no version. They serve work that sees all rows, and nobody else.
drop trigger raise_version on user_profiles;
create trigger raise_version before update on user_profiles for each row
  when (coalesce(current_setting('app.resealing', true), '') <> 'on') execute function raise_version();

create function check_resealing() returns void language plpgsql as $$
  begin
    if acting_reach() <> 'all' then raise exception 'Only work on all rows encrypts them again.'; end if;
  end $$;

create function reseal_cycles(ids integer[], sealed text[]) returns void language plpgsql security definer
  set search_path = public, pg_temp
  as $$
  begin
    perform check_resealing();
    perform set_config('app.resealing', 'on', true);
    update user_profiles p set sealed_cycle = s.value, last_menstrual_period_start_date = null, menstrual_cycle_length = null,
      is_on_menopause_diet = false,
      diet_type = case when p.diet_type in ('CYCLE_DIET', 'MENOPAUSE') then 'RECOMMENDED' else p.diet_type end
      from unnest(ids, sealed) as s (id, value) where p.id = s.id;
    perform set_config('app.resealing', '', true);
  end $$;

create function reseal_notes(ids integer[], sealed text[]) returns void language plpgsql security definer
  set search_path = public, pg_temp
  as $$
  begin
    perform check_resealing();
    update calendar_days d set sealed_note = s.value, note = null
      from unnest(ids, sealed) as s (id, value) where d.id = s.id;
  end $$;

-- Weekly check-ins of a client with their coach (docs/decisions/0048). What a practice asks: one form per practice, or per coach
-- without one. Without a row it asks the usual questions.
create table check_in_forms (
  id integer generated always as identity primary key,
  organisation_id integer references organisations (id) on delete cascade,
  coach_id integer references users (id) on delete cascade,
  questions jsonb not null,
  version integer not null default 1,
  unique nulls not distinct (organisation_id, coach_id),
  check ((organisation_id is null) <> (coach_id is null))
);
create index check_in_forms_coach on check_in_forms (coach_id);
create trigger raise_version before update on check_in_forms for each row execute function raise_version();

-- The weekday on which a client is asked.
create table check_in_schedules (
  user_id integer primary key references users (id) on delete cascade,
  coach_id integer not null references users (id) on delete cascade,
  weekday text not null check (weekday in
    ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  -- The next day on which the client is asked, where the client lives.
  next_on date not null
);
create index check_in_schedules_coach on check_in_schedules (coach_id);
create index check_in_schedules_next on check_in_schedules (next_on);

-- That a client was asked, and whether they have answered. At most one waits for a client.
create table check_ins (
  id integer generated always as identity primary key,
  -- The client.
  user_id integer not null references users (id) on delete cascade,
  -- Null once the coach's account is gone; the client keeps what was sent.
  coach_id integer references users (id) on delete set null,
  due_on date not null,
  asked_at timestamptz not null,
  -- As they were when the client was asked.
  questions jsonb not null,
  sent_at timestamptz,
  -- Mails that went out about it since the client was asked: when it was due, and once more.
  mailed integer not null default 0,
  -- When the coach answered, or said that no answer is needed.
  settled_at timestamptz,
  check (settled_at is null or sent_at is not null)
);
create unique index check_ins_open on check_ins (user_id) where sent_at is null;
create index check_ins_sent on check_ins (user_id, sent_at);
create index check_ins_waiting on check_ins (coach_id) where sent_at is not null and settled_at is null;
create index check_ins_coach on check_ins (coach_id);

-- The answers, encrypted (docs/decisions/0029). Those about sleep and stress have a consent of their own.
create table check_in_answers (
  id integer generated always as identity primary key,
  check_in_id integer not null unique references check_ins (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  coach_id integer references users (id) on delete set null,
  sealed_answers text not null
);
create index check_in_answers_user on check_in_answers (user_id);
create index check_in_answers_coach on check_in_answers (coach_id);

create table check_in_rest_answers (
  id integer generated always as identity primary key,
  check_in_id integer not null unique references check_ins (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  coach_id integer references users (id) on delete set null,
  sealed_answers text not null
);
create index check_in_rest_answers_user on check_in_rest_answers (user_id);
create index check_in_rest_answers_coach on check_in_rest_answers (coach_id);

-- Whether somebody wants to hear by mail of a check-in that is due; without a row they do.
create table check_in_settings (
  user_id integer primary key references users (id) on delete cascade,
  mails boolean not null
);

do $$
declare personal text; kind text;
begin
  foreach personal in array array['check_in_forms', 'check_in_schedules', 'check_ins', 'check_in_answers',
    'check_in_rest_answers', 'check_in_settings'] loop
    execute format('alter table %I enable row level security', personal);
    execute format('alter table %I force row level security', personal);
  end loop;
  for personal, kind in select * from (values ('check_ins', 'BODY_AND_PLAN'), ('check_in_answers', 'BODY_AND_PLAN'),
    ('check_in_rest_answers', 'STRESS_AND_SLEEP')) as needed loop
    execute format('create trigger consent_to_add after insert on %I referencing new table as written for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent(%L)', personal, kind);
    execute format('create trigger consent_to_change after update on %I referencing new table as written for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent(%L)', personal, kind);
  end loop;
end $$;

-- Whether the actor coaches this client at present and the client shares anything with them. The plan is part of every sharing.
create function is_shared_with_coach(owner integer, coach integer) returns boolean language sql stable parallel safe
  as $$ select is_coach_of(owner, coach) and may_see_part(owner, 'PLAN') $$;

create policy kept_by_the_practice on check_in_forms
  using (acting_reach() = 'all' or (acting_role() = 'coach'
    and (coach_id = acting_user() or organisation_id = acting_organisation())))
  with check (acting_reach() = 'all' or (acting_role() = 'coach'
    and (coach_id = acting_user() or organisation_id = acting_organisation())));

create policy seen_by_both on check_in_schedules for select
  using (acting_reach() = 'all' or is_own(user_id) or is_coach_of(user_id, coach_id));
create policy set_by_the_coach on check_in_schedules
  using (acting_reach() = 'all' or is_coach_of(user_id, coach_id))
  with check (acting_reach() = 'all' or is_shared_with_coach(user_id, coach_id));

create policy seen_by_both on check_ins for select
  using (acting_reach() = 'all' or is_own(user_id) or is_shared_with_coach(user_id, coach_id));
create policy asked_by_the_coach on check_ins for insert
  with check (acting_reach() = 'all' or is_shared_with_coach(user_id, coach_id));
create policy changed_by_both on check_ins for update
  using (acting_reach() = 'all' or is_own(user_id) or is_shared_with_coach(user_id, coach_id))
  with check (acting_reach() = 'all' or is_own(user_id) or is_shared_with_coach(user_id, coach_id));
create policy erased_by_the_client on check_ins for delete using (acting_reach() = 'all' or is_own(user_id));

-- Only the client writes answers, once, and only the client takes them away.
do $$
declare personal text;
begin
  foreach personal in array array['check_in_answers', 'check_in_rest_answers'] loop
    execute format('create policy read_by_both on %I for select using (acting_reach() = ''all'' or is_own(user_id) or is_shared_with_coach(user_id, coach_id))', personal);
    execute format('create policy written_by_the_client on %I for insert with check (acting_reach() = ''all'' or is_own(user_id))', personal);
    execute format('create policy erased_by_the_client on %I for delete using (acting_reach() = ''all'' or is_own(user_id))', personal);
    execute format('create policy changed_by_the_product on %I for update using (acting_reach() = ''all'')', personal);
  end loop;
end $$;

create policy seen_by_reach on check_in_settings
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));

-- Another coach begins without the schedule and the open question of the one before. What was sent stays with the client.
create function forget_asking() returns trigger language plpgsql as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', 'all', true);
  delete from check_in_schedules where user_id = new.id;
  delete from check_ins where user_id = new.id and sent_at is null;
  perform set_config('app.reach', reach_before, true);
  return null;
end $$;
create trigger forget_asking after update of coach_id on users for each row
  when (old.coach_id is distinct from new.coach_id) execute function forget_asking();

-- As before (0060), with the answers of check-ins.
create or replace function reseal_texts(place text, ids integer[], sealed text[]) returns void language plpgsql security definer
  set search_path = public, pg_temp
  as $$
  begin
    perform check_resealing();
    perform set_config('app.resealing', 'on', true);
    case place
      when 'messages' then
        update messages m set sealed_text = s.value from unnest(ids, sealed) as s (id, value) where m.id = s.id;
      when 'client_notes' then
        update client_notes n set sealed_note = s.value from unnest(ids, sealed) as s (id, value) where n.id = s.id;
      when 'check_in_answers' then
        update check_in_answers a set sealed_answers = s.value from unnest(ids, sealed) as s (id, value) where a.id = s.id;
      when 'check_in_rest_answers' then
        update check_in_rest_answers a set sealed_answers = s.value from unnest(ids, sealed) as s (id, value) where a.id = s.id;
    end case;
    perform set_config('app.resealing', '', true);
  end $$;

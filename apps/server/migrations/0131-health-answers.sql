-- What people answer to the questions about their health before a plan is made (SAFE-007), with a consent of its own.
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('BODY_AND_PLAN', 'CYCLE', 'STRESS_AND_SLEEP', 'HEALTH_ANSWERS', 'COACH_SHARING')) not valid;

create table health_answers (
  id integer generated always as identity primary key,
  user_id integer not null unique references users (id) on delete cascade,
  -- The conditions that hold, encrypted; an empty list where none does.
  sealed_answers text not null,
  answered_at timestamptz not null
);
alter table health_answers enable row level security;
alter table health_answers force row level security;
create policy seen_by_the_person on health_answers
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));
create trigger consent_to_add after insert on health_answers referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('HEALTH_ANSWERS');
create trigger consent_to_change after update on health_answers referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent('HEALTH_ANSWERS');

-- Who would rather not say is planned for carefully. That tells nothing of their health, and asks for no consent.
alter table users add column declined_health_answers boolean not null default false;

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
      when 'health_answers' then
        update health_answers a set sealed_answers = s.value from unnest(ids, sealed) as s (id, value) where a.id = s.id;
    end case;
    perform set_config('app.resealing', '', true);
  end $$;

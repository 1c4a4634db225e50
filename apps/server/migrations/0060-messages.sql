-- What a client and their coach write to each other (docs/decisions/0041). A conversation is that of one client with one coach:
-- whoever takes over does not read what was written to somebody else. The client reads all of theirs; a coach reads and writes
-- while the person is a client of theirs.
create table conversations (
  id integer generated always as identity primary key,
  -- The client.
  user_id integer not null references users (id) on delete cascade,
  -- Null once the coach's account is gone; the client keeps what was written.
  coach_id integer references users (id) on delete set null,
  -- The last message that each side has read; 0 before the first.
  read_by_client integer not null default 0,
  read_by_coach integer not null default 0,
  -- Since when the client waits for an answer; null after an answer or after "Done".
  waiting_since timestamptz,
  last_message_at timestamptz not null,
  -- When each side was told by mail of what is unread; null again once it was read.
  client_told_at timestamptz,
  coach_told_at timestamptz,
  unique (user_id, coach_id)
);
create index conversations_coach on conversations (coach_id, waiting_since, last_message_at);

create table messages (
  id integer generated always as identity primary key,
  -- The client, whoever wrote it.
  user_id integer not null references users (id) on delete cascade,
  conversation_id integer not null references conversations (id) on delete cascade,
  coach_id integer references users (id) on delete set null,
  is_from_coach boolean not null,
  -- Encrypted (docs/decisions/0029); null for an attachment without words.
  sealed_text text,
  recipe_template_id integer references recipe_templates (id) on delete set null,
  -- A day of the client's diary, and a meal of it, that the message is about.
  day date,
  meal_moment text check (meal_moment in
    ('BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER', 'SNACK', 'LATE_SNACK')),
  written_at timestamptz not null,
  check (meal_moment is null or day is not null)
);
create index messages_conversation on messages (conversation_id, id);
create index messages_day on messages (user_id, day);
create index messages_coach on messages (coach_id);
create index messages_recipe on messages (recipe_template_id);

-- What a practice notes about a client for itself: one note per client and practice, or per coach without one.
create table client_notes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  organisation_id integer references organisations (id) on delete cascade,
  coach_id integer references users (id) on delete cascade,
  sealed_note text not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique nulls not distinct (user_id, organisation_id, coach_id),
  check ((organisation_id is null) <> (coach_id is null))
);
create index client_notes_organisation on client_notes (organisation_id);
create index client_notes_coach on client_notes (coach_id);
create trigger raise_version before update on client_notes for each row
  when (coalesce(current_setting('app.resealing', true), '') <> 'on') execute function raise_version();

-- Whether somebody wants to hear by mail that something was written to them; without a row they do.
create table message_settings (
  user_id integer primary key references users (id) on delete cascade,
  mails boolean not null
);

do $$
declare personal text;
begin
  foreach personal in array array['conversations', 'messages', 'client_notes', 'message_settings'] loop
    execute format('alter table %I enable row level security', personal);
    execute format('alter table %I force row level security', personal);
  end loop;
  -- What is written here may tell of somebody's health.
  foreach personal in array array['conversations', 'messages', 'client_notes'] loop
    execute format('create trigger consent_to_add after insert on %I referencing new table as written for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent(%L)', personal, 'BODY_AND_PLAN');
    execute format('create trigger consent_to_change after update on %I referencing new table as written for each statement when (pg_trigger_depth() = 0) execute function refuse_without_consent(%L)', personal, 'BODY_AND_PLAN');
  end loop;
end $$;

-- Whether the actor is this coach, and the person a client of theirs at this moment.
create function is_coach_of(owner integer, coach integer) returns boolean language sql stable parallel safe
  as $$ select coach = acting_user() and not is_own(owner) and may_see(owner) $$;

create policy seen_by_both on conversations
  using (acting_reach() = 'all' or is_own(user_id) or is_coach_of(user_id, coach_id))
  with check (acting_reach() = 'all' or is_own(user_id) or is_coach_of(user_id, coach_id));

-- What was written is not changed, and only the client, whose data it is, takes it away.
create policy read_by_both on messages for select
  using (acting_reach() = 'all' or is_own(user_id) or is_coach_of(user_id, coach_id));
create policy written_by_its_author on messages for insert with check (acting_reach() = 'all'
  or (is_from_coach and is_coach_of(user_id, coach_id)) or (not is_from_coach and is_own(user_id)));
create policy erased_by_the_client on messages for delete using (acting_reach() = 'all' or is_own(user_id));
create policy changed_by_the_product on messages for update using (acting_reach() = 'all');

-- Of the coaches of that practice who see the client; never of the client.
create policy seen_by_the_team on client_notes
  using (acting_reach() = 'all' or (acting_role() = 'coach' and not is_own(user_id) and may_see(user_id)
    and (coach_id = acting_user() or organisation_id = acting_organisation())))
  with check (acting_reach() = 'all' or (acting_role() = 'coach' and not is_own(user_id) and may_see(user_id)
    and (coach_id = acting_user() or organisation_id = acting_organisation())));

create policy seen_by_reach on message_settings
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));

-- A practice keeps no note about somebody who is no longer a client of it.
create function forget_notes_of_former_practice() returns trigger language plpgsql as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', 'all', true);
  delete from client_notes n where n.user_id = new.id and not exists (select from users c where c.id = new.coach_id
    and (n.coach_id = c.id or n.organisation_id = c.organisation_id));
  perform set_config('app.reach', reach_before, true);
  return null;
end $$;
create trigger forget_notes after update of coach_id on users for each row
  when (old.coach_id is distinct from new.coach_id) execute function forget_notes_of_former_practice();

-- Another encryption of the same text is no edit (migration 0042).
create function reseal_texts(place text, ids integer[], sealed text[]) returns void language plpgsql security definer
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
    end case;
    perform set_config('app.resealing', '', true);
  end $$;

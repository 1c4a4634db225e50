-- A client is shared with a colleague of the same practice for a while (docs/decisions/0073).
create table client_shares (
  id integer generated always as identity primary key,
  -- The client.
  user_id integer not null references users (id) on delete cascade,
  -- The client's own coach, and the colleague who stands in.
  coach_id integer not null references users (id) on delete cascade,
  colleague_id integer not null references users (id) on delete cascade check (colleague_id <> coach_id),
  -- The first and the last day as they were chosen, and the same as moments where the person who shared lives.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  starts_at timestamptz not null,
  -- The first moment after the last day; null until somebody ends it.
  ends_at timestamptz check (ends_at > starts_at),
  created_at timestamptz not null,
  -- What the client agreed to, and to which text. Nothing is shared before they answer.
  answered_at timestamptz,
  parts text[] not null default '{}' check (parts <@ array['PLAN', 'DIARY', 'MEASUREMENTS', 'CYCLE']),
  text_version integer,
  language text,
  -- When it was declined or ended early.
  ended_at timestamptz,
  check ((answered_at is null) = (text_version is null)),
  check (cardinality(parts) = 0 or (answered_at is not null and 'PLAN' = any (parts)))
);
create unique index client_shares_open on client_shares (user_id, colleague_id) where ended_at is null;
create index client_shares_user on client_shares (user_id);
create index client_shares_coach on client_shares (coach_id);
create index client_shares_colleague on client_shares (colleague_id);
alter table client_shares enable row level security;
alter table client_shares force row level security;
create policy seen_by_reach on client_shares for select
  using (acting_reach() = 'all' or is_own(user_id)
    or (acting_reach() = 'clients' and acting_role() = 'coach' and acting_user() in (coach_id, colleague_id)));
create policy written_by_verbs on client_shares using (acting_reach() = 'all') with check (acting_reach() = 'all');

-- The clock of the call, which open_scope sets. Jobs have none, and go by that of the database.
create function acting_moment() returns timestamptz language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now()) $$;

-- The shares that reach a colleague at this moment, each with what the client agreed to and still shares with their own coach.
-- A call that writes reaches those alone whose own coach has the right to edit plans. The caller has widened the reach to 'all'.
create function shares_of(colleague integer) returns table (client integer, coach integer, shown text[])
language plpgsql stable security invoker as $$
begin
  return query
    select s.user_id, s.coach_id, array(
      select part from (select c.decision, c.coach_id as shared_with, c.parts from consents c
        where c.user_id = s.user_id and c.kind = 'COACH_SHARING' order by c.id desc limit 1) latest, unnest(latest.parts) part
      where latest.decision <> 'WITHDRAWN' and latest.shared_with = s.coach_id and part = any (s.parts))
    from client_shares s
      join users u on u.id = s.user_id and u.coach_id = s.coach_id
      join users c on c.id = s.colleague_id and c.is_coach and c.account_enabled
      join team_members mine on mine.user_id = s.colleague_id
      join team_members theirs on theirs.user_id = s.coach_id and theirs.organisation_id = mine.organisation_id
    where s.colleague_id = colleague and s.ended_at is null
      and s.starts_at <= acting_moment() and (s.ends_at is null or s.ends_at > acting_moment())
      and (current_setting('app.editing', true) is distinct from 'on' or has_team_right(s.coach_id, 'EDIT_PLANS'));
end $$;

-- As before (0080), with the clients whom colleagues share. One more setting names them:
--   app.shared     each with their own coach, as in ",7/3,9/3,"
-- A share opens the row in users to be read, like the clients of the practice, and nothing else until the client has agreed.
create or replace function list_clients_of(coach integer) returns void language plpgsql volatile security invoker as $$
declare
  shared_clients text := '';
  shared_pairs text := '';
  shared_accounts text := '';
  own_clients text;
  practice text;
begin
  select coalesce(string_agg(case when 'PLAN' = any (s.shown) then s.client || coalesce((
      select string_agg(',' || s.client || part, '') from unnest(s.shown) part), '') || ',' end, ''), ''),
    coalesce(string_agg(case when 'PLAN' = any (s.shown) then s.client || '/' || s.coach || ',' end, ''), ''),
    coalesce(string_agg(s.client || ',', ''), '')
    into shared_clients, shared_pairs, shared_accounts
    from shares_of(list_clients_of.coach) s;
  select string_agg(u.id || coalesce((
      select string_agg(',' || u.id || part, '')
      from (select c.decision, c.coach_id, c.parts from consents c
        where c.user_id = u.id and c.kind = 'COACH_SHARING' order by c.id desc limit 1) latest, unnest(latest.parts) part
      where latest.decision <> 'WITHDRAWN' and latest.coach_id = list_clients_of.coach), ''), ',') || ','
    into own_clients from users u where u.coach_id = list_clients_of.coach;
  select string_agg(u.id::text, ',') || ',' into practice
    from team_members m join organisations o on o.id = m.organisation_id
      join users u on u.coach_id in (select t.user_id from team_members t where t.organisation_id = m.organisation_id)
        or (u.coach_id is null and u.organisation_id = m.organisation_id and not o.clients_are_diy)
    where m.user_id = list_clients_of.coach and (m.role = 'OWNER' or 'SEE_ALL_CLIENTS' = any (m.rights))
      and u.coach_id is distinct from list_clients_of.coach and not u.is_coach and not u.is_staff;
  perform set_config('app.clients', coalesce(',' || nullif(coalesce(own_clients, '') || shared_clients, ''), ''), true),
    set_config('app.shared', coalesce(',' || nullif(shared_pairs, ''), ''), true),
    set_config('app.practice', coalesce(',' || nullif(coalesce(practice, '') || shared_accounts, ''), ''), true);
end $$;

-- The clients whom colleagues share with the actor at this moment.
create function acting_shared() returns integer[] language sql stable parallel safe
  as $$
    select coalesce(array_agg(split_part(pair, '/', 1)::integer), '{}')
    from unnest(string_to_array(nullif(trim(both ',' from current_setting('app.shared', true)), ''), ',')) pair
  $$;

-- As before (0080). A call that writes says so, because a share lends no right that the client's own coach does not have.
create or replace function enter_scope(person integer, organisation integer, is_staff boolean, is_coach boolean, reach text)
returns void language plpgsql volatile security invoker as $$
declare
  narrowed text := case when person is null then '' when reach in ('clients', 'editing') and not is_coach then 'self' else reach end;
begin
  perform set_config('app.editing', case when narrowed = 'editing' then 'on' else '' end, true);
  if narrowed in ('clients', 'editing') then
    perform set_config('app.reach', 'all', true);
    if narrowed = 'editing' then
      narrowed := case when has_team_right(person, 'EDIT_PLANS') then 'clients' else 'self' end;
    end if;
  end if;
  if narrowed = 'clients' then
    perform list_clients_of(person);
  else
    perform set_config('app.clients', '', true), set_config('app.practice', '', true), set_config('app.shared', '', true);
  end if;
  perform set_config('app.actor_id', coalesce(person::text, ''), true),
    set_config('app.organisation_id', coalesce(organisation::text, ''), true),
    set_config('app.role', case when person is null then '' when is_staff then 'staff' when is_coach then 'coach'
      else 'client' end, true),
    set_config('app.reach', narrowed, true);
end $$;

-- As before (0047), with the clock of the call for the policies.
create or replace function open_scope(hash bytea, moment timestamptz, reach text, staff_reach text)
returns json language plpgsql volatile security invoker as $$
declare
  person integer;
  is_staff boolean;
  is_coach boolean;
  organisation integer;
  actor json;
begin
  perform set_config('app.reach', 'all', true), set_config('app.moment', moment::text, true);
  select u.id, u.is_staff, u.is_coach, coalesce(c.organisation_id, u.organisation_id), json_build_object(
    'id', u.id, 'sessionId', s.id, 'sessionLastUsedAt', s.last_used_at, 'isCoach', u.is_coach, 'isStaff', u.is_staff,
    'accountEnabled', u.account_enabled, 'paymentStatusOverride', u.payment_status_override, 'coachId', u.coach_id,
    'coachEnabled', coalesce(c.account_enabled, true), 'organisationId', coalesce(c.organisation_id, u.organisation_id),
    'locale', u.locale, 'timeZone', u.time_zone, 'trialEndsAt', u.trial_ends_at,
    'flags', coalesce((select json_agg(f.name order by f.name) from feature_flags f
      where flag_is_on(f, u.id, coalesce(c.organisation_id, u.organisation_id))), '[]'),
    'paymentRequired', coalesce(o.payment_required, false), 'hasPaidProduct', o.product_stripe_id is not null,
    'subscriptionStatuses', coalesce((select json_agg(p.status) from subscriptions p where p.customer_id =
      (select k.id from customers k where k.user_id = u.id order by k.created_at desc, k.id desc limit 1)), '[]'))
    into person, is_staff, is_coach, organisation, actor
    from sessions s join users u on u.id = s.user_id left join users c on c.id = u.coach_id
    left join organisations o on o.id = coalesce(c.organisation_id, u.organisation_id)
    where s.token_hash = hash and s.expires_at > moment;
  perform enter_scope(person, organisation, is_staff, is_coach, case when is_staff then staff_reach else reach end);
  return actor;
end $$;

-- Whoever is shared, or no longer is, is so for the rest of the transaction as well.
create trigger renew_clients after insert or update or delete on client_shares
  for each statement execute function renew_clients();

-- A share ends with what it rests on: the client's coach, a colleague or coach who leaves the practice or is switched off, and what
-- the client shares with their own coach. It does not come back with any of these.
create function end_shares_of(client integer, member integer) returns void language plpgsql security invoker as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', 'all', true);
  update client_shares set ended_at = acting_moment()
    where ended_at is null and (user_id = client or member in (coach_id, colleague_id));
  perform set_config('app.reach', reach_before, true);
end $$;
create function end_shares_of_person() returns trigger language plpgsql as $$
begin
  perform end_shares_of(case when old.coach_id is distinct from new.coach_id then new.id end,
    case when old.is_coach and (not new.is_coach or not new.account_enabled
      or old.organisation_id is distinct from new.organisation_id) then new.id end);
  return null;
end $$;
create trigger end_shares after update of coach_id, is_coach, account_enabled, organisation_id on users for each row
  when (old.coach_id is distinct from new.coach_id or (old.is_coach and (not new.is_coach or not new.account_enabled
    or old.organisation_id is distinct from new.organisation_id)))
  execute function end_shares_of_person();
create function end_shares_of_withdrawn() returns trigger language plpgsql as $$
begin
  perform end_shares_of(new.user_id, null);
  return null;
end $$;
create trigger end_shares after insert on consents for each row
  when (new.kind = 'COACH_SHARING' and new.decision = 'WITHDRAWN')
  execute function end_shares_of_withdrawn();

-- Whether the actor reads what this client sent to this coach: as that coach, or as a colleague with whom the coach shares the client.
create function reads_check_ins(owner integer, coach integer) returns boolean language sql stable parallel safe
  as $$
    select (is_coach_of(owner, coach) or (acting_reach() = 'clients' and not is_own(owner)
      and strpos(current_setting('app.shared', true), ',' || owner || '/' || coach || ',') > 0)) and may_see_part(owner, 'PLAN')
  $$;
alter policy seen_by_both on check_ins using (acting_reach() = 'all' or is_own(user_id) or reads_check_ins(user_id, coach_id));
alter policy changed_by_both on check_ins
  using (acting_reach() = 'all' or is_own(user_id) or reads_check_ins(user_id, coach_id))
  with check (acting_reach() = 'all' or is_own(user_id) or reads_check_ins(user_id, coach_id));
alter policy read_by_both on check_in_answers
  using (acting_reach() = 'all' or is_own(user_id) or reads_check_ins(user_id, coach_id));
alter policy read_by_both on check_in_rest_answers
  using (acting_reach() = 'all' or is_own(user_id) or reads_check_ins(user_id, coach_id));

-- Personal access tokens (docs/decisions/0122): what a person lets scripts and other programs do in their name. Only the hash of a
-- token is stored. One that has ended is kept for as long as the log of what it was used for.
create table access_tokens (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  revoked_at timestamptz,
  -- From when on it lets nobody in.
  ends_at timestamptz not null generated always as (least(expires_at, revoked_at)) stored,
  -- To the hour, and the network of that call: the /24 of an IPv4 or the /48 of an IPv6 address.
  last_used_at timestamptz,
  last_network text,
  check ((last_used_at is null) = (last_network is null))
);
create index access_tokens_user on access_tokens (user_id);
alter table access_tokens enable row level security;
alter table access_tokens force row level security;
create policy seen_by_the_person on access_tokens
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));

-- What tokens were used for: one row for each call and outcome in an hour, so that a program that asks every minute does not fill
-- the disk. People read it; only the server writes it.
create table access_token_calls (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  token_id integer not null references access_tokens (id) on delete cascade,
  -- The beginning of the hour.
  hour timestamptz not null,
  method text not null,
  operation text not null,
  status integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  calls integer not null check (calls > 0),
  unique (token_id, hour, operation, status)
);
create index access_token_calls_user on access_token_calls (user_id);
alter table access_token_calls enable row level security;
alter table access_token_calls force row level security;
create policy seen_by_the_person on access_token_calls for select using (acting_reach() = 'all' or is_own(user_id));
create policy written_by_the_server on access_token_calls
  using (acting_reach() = 'all') with check (acting_reach() = 'all');

-- Opens the scope of the person behind a token, as open_scope does behind a session (0111), and narrower: nobody is staff with a
-- token, and clients are reached only by one that may coach. Null for a token that is unknown, revoked or expired.
create function open_token_scope(hash bytea, moment timestamptz, reach text, coaching text)
returns json language plpgsql volatile security invoker as $$
declare
  person integer;
  is_coach boolean;
  organisation integer;
  scopes text[];
  actor json;
begin
  perform set_config('app.reach', 'all', true), set_config('app.moment', moment::text, true);
  select u.id, u.is_coach, coalesce(c.organisation_id, u.organisation_id), t.scopes, json_build_object(
    'id', u.id, 'sessionId', 0, 'sessionLastUsedAt', moment, 'isCoach', u.is_coach, 'isStaff', false,
    'accountEnabled', u.account_enabled, 'paymentStatusOverride', u.payment_status_override, 'coachId', u.coach_id,
    'coachEnabled', coalesce(c.account_enabled, true), 'organisationId', coalesce(c.organisation_id, u.organisation_id),
    'locale', u.locale, 'timeZone', u.time_zone, 'trialEndsAt', u.trial_ends_at,
    'flags', coalesce((select json_agg(f.name order by f.name) from feature_flags f
      where flag_is_on(f, u.id, coalesce(c.organisation_id, u.organisation_id))), '[]'),
    'paymentRequired', coalesce(o.payment_required, false), 'hasPaidProduct', o.product_stripe_id is not null,
    'subscriptionStatuses', coalesce((select json_agg(p.status) from subscriptions p where p.customer_id =
      (select k.id from customers k where k.user_id = u.id order by k.created_at desc, k.id desc limit 1)), '[]'),
    'token', json_build_object('id', t.id, 'scopes', t.scopes))
    into person, is_coach, organisation, scopes, actor
    from access_tokens t join users u on u.id = t.user_id left join users c on c.id = u.coach_id
    left join organisations o on o.id = coalesce(c.organisation_id, u.organisation_id)
    where t.token_hash = hash and t.ends_at > moment;
  perform enter_scope(person, organisation, false, is_coach,
    case when reach in ('clients', 'editing') and coaching = any (scopes) then reach else 'self' end);
  return actor;
end $$;

-- Whoever is switched off is signed out everywhere (0047), and their tokens are revoked: they do not come back with the account.
create or replace function end_sessions_of_disabled() returns trigger language plpgsql as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
begin
  delete from sessions where user_id = new.id;
  perform set_config('app.reach', 'all', true);
  update access_tokens set revoked_at = acting_moment() where user_id = new.id and revoked_at is null;
  perform set_config('app.reach', reach_before, true);
  return null;
end $$;

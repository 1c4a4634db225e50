-- People at the payment provider. The ids are the provider's; somebody who has only just paid has no account yet.
create table customers (
  id text primary key,
  user_id integer references users (id) on delete cascade,
  email text not null,
  organisation_id integer references organisations (id) on delete set null,
  created_at timestamptz not null
);
create index customers_user on customers (user_id, created_at desc) where user_id is not null;

-- What the provider said last of each subscription; `items` as they are answered (api.md 2.1).
create table subscriptions (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  status text not null check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due',
    'canceled', 'unpaid', 'paused')),
  current_period_end timestamptz,
  cancel_at timestamptz,
  items jsonb not null,
  created_at timestamptz not null
);
create index subscriptions_customer on subscriptions (customer_id);
create index subscriptions_user on subscriptions (user_id) where user_id is not null;

-- A checkout under way, and whether the person who paid has been let in.
create table checkout_sessions (
  id text primary key,
  user_id integer references users (id) on delete cascade,
  organisation_id integer not null references organisations (id) on delete cascade,
  email text not null,
  -- True when the account was made by this payment: only then does the payment let somebody in.
  made_account boolean not null default false,
  created_at timestamptz not null,
  completed_at timestamptz,
  used_at timestamptz
);
create index checkout_sessions_user on checkout_sessions (user_id) where user_id is not null;

-- Each message of the provider counts once, however often it comes.
create table provider_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

alter table customers enable row level security;
create policy seen_by_reach on customers using (acting_reach() = 'all' or may_see(user_id));
alter table subscriptions enable row level security;
create policy seen_by_reach on subscriptions using (acting_reach() = 'all' or may_see(user_id));
alter table checkout_sessions enable row level security;
create policy seen_by_reach on checkout_sessions using (acting_reach() = 'all' or may_see(user_id));

-- As before, with what decides whether something is left to pay: the settings of the organisation that counts, and the
-- subscriptions of the person's latest customer.
create or replace function open_scope(hash bytea, moment timestamptz, reach text, staff_reach text)
returns json language sql volatile security definer set search_path = public, pg_temp as $$
  select json_build_object(
    'id', u.id, 'sessionId', s.id, 'sessionLastUsedAt', s.last_used_at, 'isCoach', u.is_coach, 'isStaff', u.is_staff,
    'accountEnabled', u.account_enabled, 'paymentStatusOverride', u.payment_status_override, 'coachId', u.coach_id,
    'coachEnabled', coalesce(c.account_enabled, true), 'organisationId', coalesce(c.organisation_id, u.organisation_id),
    'locale', u.locale, 'timeZone', u.time_zone, 'trialEndsAt', u.trial_ends_at,
    'flags', coalesce((select json_agg(f.name order by f.name) from feature_flags f where f.everyone or u.id = any (f.users)
      or coalesce(c.organisation_id, u.organisation_id) = any (f.organisations)), '[]'),
    'paymentRequired', coalesce(o.payment_required, false), 'hasPaidProduct', o.product_stripe_id is not null,
    'subscriptionStatuses', coalesce((select json_agg(p.status) from subscriptions p where p.customer_id =
      (select k.id from customers k where k.user_id = u.id order by k.created_at desc, k.id desc limit 1)), '[]'),
    'scope', scope.set)
    from sessions s join users u on u.id = s.user_id left join users c on c.id = u.coach_id
    left join organisations o on o.id = coalesce(c.organisation_id, u.organisation_id),
    lateral (select set_config('app.actor_id', u.id::text, true)
      || set_config('app.reach', case when u.is_staff then staff_reach else reach end, true) as set) scope
    where s.token_hash = hash and s.expires_at > moment
$$;

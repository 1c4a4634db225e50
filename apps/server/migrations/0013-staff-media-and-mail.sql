-- The share of people, in whole percents from 0 to 99, in which a person falls for a flag: always the same for the same
-- two, so that a sample stays the sample, and different from flag to flag.
create function flag_share(flag text, person integer) returns integer language sql immutable parallel safe
  as $$ select (('x' || substr(md5(flag || ':' || person), 1, 7))::bit(28)::integer) % 100 $$;

-- Whether a flag is on for a person of an organisation (or of none). `everyone` decides alone where it is set; else the
-- lists do, and for a sample also the share of people.
create function flag_is_on(flag feature_flags, person integer, organisation integer) returns boolean
  language sql stable parallel safe
  as $$ select coalesce(flag.everyone, person = any (flag.users) or coalesce(organisation = any (flag.organisations), false)
    or (flag.kind = 'SAMPLE' and flag_share(flag.name, person) < flag.percent)) $$;

-- As before, with the flags as staff set them.
create or replace function open_scope(hash bytea, moment timestamptz, reach text, staff_reach text)
returns json language sql volatile security definer set search_path = public, pg_temp as $$
  select json_build_object(
    'id', u.id, 'sessionId', s.id, 'sessionLastUsedAt', s.last_used_at, 'isCoach', u.is_coach, 'isStaff', u.is_staff,
    'accountEnabled', u.account_enabled, 'paymentStatusOverride', u.payment_status_override, 'coachId', u.coach_id,
    'coachEnabled', coalesce(c.account_enabled, true), 'organisationId', coalesce(c.organisation_id, u.organisation_id),
    'locale', u.locale, 'timeZone', u.time_zone, 'trialEndsAt', u.trial_ends_at,
    'flags', coalesce((select json_agg(f.name order by f.name) from feature_flags f
      where flag_is_on(f, u.id, coalesce(c.organisation_id, u.organisation_id))), '[]'),
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

-- Foods that many people eat on most days, which are meant by their bare name. `popularity` of a food of the starter library is
-- the number of its recipes that use it.
alter table foods add column is_everyday boolean not null default false;

-- What staff change is nobody's data: then `user_id` is empty and this says which thing it was.
alter table audit_log add column object_id integer;
create index audit_log_user on audit_log (user_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);

-- Addresses to which nothing is sent any more: mail to them came back for good, or the person called it unwanted.
create table undeliverable_addresses (
  email text primary key check (email = lower(email)),
  reason text not null check (reason in ('BOUNCE', 'COMPLAINT')),
  since timestamptz not null
);
alter table undeliverable_addresses enable row level security;
create policy seen_by_reach on undeliverable_addresses using (acting_reach() = 'all');

-- Each message of the mail provider counts once, however often it comes. Whom it was about stands above.
create table mail_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

-- Pictures that people uploaded. The file lies in the store under `file_name`, which nobody can guess.
create table media (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('RECIPE_IMAGE', 'LOGO')),
  file_name text not null unique,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index media_user on media (user_id);
alter table media enable row level security;
create policy seen_by_reach on media using (may_see(user_id));

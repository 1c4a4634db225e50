-- Who may see a row: the app connects as plateful_app, which owns nothing, and every transaction says who acts
-- (app.actor_id), who coaches that person (app.coach_id) and how far the call reaches (app.reach):
--   self     the actor's own rows
--   clients  also those of the people whom the actor coaches
--   all      every row: sign-in before anybody is known, jobs, staff
-- Without these settings no personal row is visible.
create function acting_user() returns integer language sql stable parallel safe
  as $$ select nullif(current_setting('app.actor_id', true), '')::integer $$;
create function acting_reach() returns text language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.reach', true), ''), 'none') $$;

create table organisations (
  id integer generated always as identity primary key,
  name text not null,
  subdomain text unique,
  owner_id integer,
  logo text,
  logo_visible boolean not null default true,
  primary_colour text not null default '#00bcd4',
  support_url text,
  product_stripe_id text,
  recipe_system_type text not null default 'COMPLEX' check (recipe_system_type in ('SIMPLE', 'COMPLEX')),
  clients_are_diy boolean not null default false,
  auto_plan_initial_meals boolean not null default true,
  custom_notes_message text,
  whitelisted_recipes integer[] not null default '{}',
  denylist_recipes integer[] not null default '{}',
  displayed_recipe_tags text[] not null default '{}',
  featured_recipe_tag text,
  welcome_video text,
  welcome_video_enabled boolean not null default false,
  feature_flag_generate_meals_button_in_planner boolean not null default true,
  feature_flag_create_your_own_recipes boolean not null default true,
  default_units text not null default 'REGION' check (default_units in ('REGION', 'METRIC', 'IMPERIAL')),
  imperial_units_allowed boolean not null default true,
  protein_profile text check (protein_profile in ('HIGH', 'LOW')),
  onboarding_fat_cap double precision,
  max_daily_deficit_kcal integer,
  payment_required boolean not null default false,
  custom_chat_launcher boolean not null default true,
  pwa_enabled boolean not null default false,
  tracking_pixel_id text,
  login_method text not null default 'MAGIC_LINK' check (login_method in ('MAGIC_LINK', 'OTP')),
  waitlist_enabled boolean not null default false,
  created timestamptz not null default now()
);

create table users (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null default '',
  last_name text not null default '',
  is_coach boolean not null default false,
  is_staff boolean not null default false,
  account_enabled boolean not null default true,
  payment_status_override text check (payment_status_override in ('PAID', 'COMPLIMENTARY')),
  coach_id integer references users (id),
  organisation_id integer references organisations (id),
  feature_flag_disable_product_logging boolean not null default false,
  feature_flag_generate_meals_button_in_planner boolean not null default true,
  uses_imperial_measurements boolean not null default false,
  locale text check (locale in ('en', 'nl')),
  time_zone text not null default 'Europe/Amsterdam',
  email_confirmed_at timestamptz,
  terms_accepted_at timestamptz,
  trial_ends_at timestamptz,
  date_joined timestamptz not null default now(),
  last_active_at timestamptz
);
create index users_coach on users (coach_id) where coach_id is not null;
alter table organisations add foreign key (owner_id) references users (id) deferrable initially deferred;

-- True when the current call may see rows that belong to this person. Runs as its owner, because the check reads
-- users, which is itself behind a policy.
create function may_see(owner integer) returns boolean language sql stable parallel safe security definer
  set search_path = public, pg_temp
  as $$
    select case acting_reach()
      when 'self' then owner = acting_user()
      when 'clients' then owner = acting_user()
        or exists (select 1 from users u where u.id = owner and u.coach_id = acting_user())
      when 'all' then true
      else false
    end
  $$;

-- True for the caller's own rows; unlike may_see it is inlined, so it costs next to nothing per row. Policies of tables
-- of which a call reads hundreds of rows ask it first.
create function is_own(owner integer) returns boolean language sql stable parallel safe
  as $$ select owner = acting_user() and acting_reach() in ('self', 'clients') $$;

alter table users enable row level security;
create policy seen_by_reach on users using (
  acting_reach() = 'all' or id = acting_user()
  or (acting_reach() = 'clients' and coach_id = acting_user())
);

create table sessions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  label text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

-- One row per sign-in mail: the code and the link in it, both only as hashes.
create table sign_in_requests (
  id integer generated always as identity primary key,
  email text not null,
  purpose text not null check (purpose in ('SIGN_IN', 'SIGN_UP', 'COACH_SIGN_UP', 'INVITATION', 'CHANGE_EMAIL')),
  user_id integer references users (id) on delete cascade,
  organisation_id integer references organisations (id) on delete cascade,
  new_email text,
  redirect_url text,
  first_name text,
  last_name text,
  terms_accepted_at timestamptz,
  code_hmac bytea,
  code_salt bytea,
  request_secret_hash bytea,
  link_hash bytea not null unique,
  created_at timestamptz not null,
  code_expires_at timestamptz,
  link_expires_at timestamptz not null,
  attempts integer not null default 0,
  code_used_at timestamptz,
  link_used_at timestamptz,
  voided_at timestamptz
);
create index sign_in_requests_email on sign_in_requests (email, created_at desc);

-- Wrong codes, for the rolling limits per account, per address and for the whole service.
create table sign_in_failures (
  id integer generated always as identity primary key,
  email text not null,
  ip_prefix text not null,
  -- False when there was no code to compare with: such a try counts for the address only.
  compared boolean not null,
  request_id integer references sign_in_requests (id) on delete set null,
  failed_at timestamptz not null
);
create index sign_in_failures_email on sign_in_failures (email, failed_at);
create index sign_in_failures_ip on sign_in_failures (ip_prefix, failed_at);
create index sign_in_failures_at on sign_in_failures (failed_at);

-- Things that may happen only so often: a row per event, counted inside the window of the limit.
create table limited_events (
  id bigint generated always as identity primary key,
  key text not null,
  happened_at timestamptz not null
);
create index limited_events_key on limited_events (key, happened_at);

create table feature_flags (
  id integer generated always as identity primary key,
  name text not null unique,
  kind text not null default 'FLAG' check (kind in ('FLAG', 'SWITCH', 'SAMPLE')),
  everyone boolean,
  users integer[] not null default '{}',
  organisations integer[] not null default '{}',
  percent integer not null default 0 check (percent between 0 and 100)
);

create table idempotency_keys (
  user_id integer not null references users (id) on delete cascade,
  path text not null,
  key text not null,
  body_hash bytea not null,
  status integer not null,
  -- Not jsonb, which sorts the keys: a repeat is answered with the very same text.
  answer json,
  created_at timestamptz not null,
  primary key (user_id, path, key)
);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id integer,
  user_id integer,
  action text not null,
  happened_at timestamptz not null
);

-- Mails that were sent or wait to be sent; kept as a local page where no mail server is set.
create table outbox (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  link text,
  code text,
  created_at timestamptz not null,
  sent_at timestamptz
);

alter table sessions enable row level security;
create policy seen_by_reach on sessions using (may_see(user_id));
alter table sign_in_requests enable row level security;
create policy seen_by_reach on sign_in_requests using (acting_reach() = 'all');
alter table sign_in_failures enable row level security;
create policy seen_by_reach on sign_in_failures using (acting_reach() = 'all');
alter table idempotency_keys enable row level security;
create policy seen_by_reach on idempotency_keys using (may_see(user_id));
alter table audit_log enable row level security;
create policy seen_by_reach on audit_log using (may_see(user_id));
create policy written_by_anybody on audit_log for insert with check (true);
alter table outbox enable row level security;
create policy seen_by_reach on outbox using (acting_reach() = 'all');

-- Finds the signed-in person behind a token and sets the scope of this transaction, in one round trip.
-- The caller passes the reach that the endpoint asks for, and the one that it has in the hands of staff.
create function open_scope(hash bytea, moment timestamptz, reach text, staff_reach text)
returns json language sql volatile security definer set search_path = public, pg_temp as $$
  select json_build_object(
    'id', u.id, 'sessionId', s.id, 'sessionLastUsedAt', s.last_used_at, 'isCoach', u.is_coach, 'isStaff', u.is_staff,
    'accountEnabled', u.account_enabled, 'paymentStatusOverride', u.payment_status_override, 'coachId', u.coach_id,
    'coachEnabled', coalesce(c.account_enabled, true), 'organisationId', coalesce(c.organisation_id, u.organisation_id),
    'locale', u.locale, 'timeZone', u.time_zone, 'trialEndsAt', u.trial_ends_at,
    'flags', coalesce((select json_agg(f.name order by f.name) from feature_flags f where f.everyone or u.id = any (f.users)
      or coalesce(c.organisation_id, u.organisation_id) = any (f.organisations)), '[]'),
    'scope', scope.set)
    from sessions s join users u on u.id = s.user_id left join users c on c.id = u.coach_id,
    lateral (select set_config('app.actor_id', u.id::text, true)
      || set_config('app.reach', case when u.is_staff then staff_reach else reach end, true) as set) scope
    where s.token_hash = hash and s.expires_at > moment
$$;

-- The names and the settings that a client may know of their coach.
create function coach_of(person integer)
returns table (id integer, first_name text, last_name text, account_enabled boolean,
  uses_imperial_measurements boolean, organisation_id integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.first_name, c.last_name, c.account_enabled, c.uses_imperial_measurements, c.organisation_id
    from users u join users c on c.id = u.coach_id where u.id = person and may_see(u.id)
$$;

-- The team of a practice: its people, their roles and their rights (docs/decisions/0039). Every coach of an organisation has one
-- row, which the database adds and removes, however the coach joins or leaves.
create table team_members (
  user_id integer primary key references users (id) on delete cascade,
  organisation_id integer not null references organisations (id) on delete cascade,
  role text not null check (role in ('OWNER', 'COACH', 'ASSISTANT')),
  -- Empty for an owner, who has all of them.
  rights text[] not null default '{}' check (rights <@ array['SEE_ALL_CLIENTS', 'EDIT_PLANS', 'MESSAGE', 'INVITE', 'HAND_OVER',
    'BRAND', 'BILLING', 'TEAM']),
  joined_at timestamptz not null default now(),
  -- What the account was before an invitation brought it into the practice; leaving restores it.
  invited boolean not null default false,
  was_coach boolean not null default true,
  trial_ends_before timestamptz
);
create index team_members_organisation on team_members (organisation_id);
alter table team_members enable row level security;
alter table team_members force row level security;
create policy seen_by_reach on team_members for select
  using (acting_reach() = 'all' or (acting_reach() <> 'none' and user_id = acting_user()));
create policy written_by_verbs on team_members using (acting_reach() = 'all') with check (acting_reach() = 'all');

-- Invitations to a team. The invited person is found by address, with or without an account.
create table team_invitations (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('OWNER', 'COACH', 'ASSISTANT')),
  rights text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answer text check (answer in ('ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  answered_at timestamptz
);
create unique index team_invitations_open on team_invitations (organisation_id, email) where answer is null;
create index team_invitations_email on team_invitations (email);
create index team_invitations_organisation on team_invitations (organisation_id);
alter table team_invitations enable row level security;
alter table team_invitations force row level security;
create policy used_by_verbs on team_invitations using (acting_reach() = 'all') with check (acting_reach() = 'all');

-- The link in that mail. It signs in; joining is a separate answer.
alter table sign_in_requests drop constraint sign_in_requests_purpose_check;
alter table sign_in_requests add constraint sign_in_requests_purpose_check check (purpose in
  ('SIGN_IN', 'SIGN_UP', 'COACH_SIGN_UP', 'INVITATION', 'CLIENT_INVITATION', 'TEAM_INVITATION', 'CHANGE_EMAIL')) not valid;
alter table sign_in_requests validate constraint sign_in_requests_purpose_check;

-- A new coach of an organisation joins its team, as its owner if it has none. A coach who stops being one leaves it.
create function keep_team() returns trigger language plpgsql as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', 'all', true);
  delete from team_members where user_id = new.id
    and (not new.is_coach or new.organisation_id is distinct from team_members.organisation_id);
  if new.is_coach and new.organisation_id is not null then
    insert into team_members (user_id, organisation_id, role, rights)
      select new.id, new.organisation_id, case when is_owned then 'COACH' else 'OWNER' end,
        case when is_owned then array['EDIT_PLANS', 'MESSAGE', 'INVITE', 'HAND_OVER'] else '{}' end
      from (select exists (select from team_members where organisation_id = new.organisation_id and role = 'OWNER')) found (is_owned)
      on conflict (user_id) do nothing;
  end if;
  perform set_config('app.reach', reach_before, true);
  return null;
end $$;
create trigger keep_team after insert or update of is_coach, organisation_id on users
  for each row execute function keep_team();

-- A practice with people has an owner. If the last one is gone, it is the member who has been there longest, coaches first.
create function keep_owner() returns trigger language plpgsql as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', 'all', true);
  update team_members set role = 'OWNER', rights = '{}' where user_id = (
    select m.user_id from team_members m join users u on u.id = m.user_id
      where m.organisation_id = old.organisation_id
        and not exists (select from team_members o where o.organisation_id = old.organisation_id and o.role = 'OWNER')
      order by u.account_enabled desc, m.role = 'ASSISTANT', m.joined_at, m.user_id limit 1);
  update organisations set owner_id = (select m.user_id from team_members m
      where m.organisation_id = old.organisation_id and m.role = 'OWNER' order by m.joined_at, m.user_id limit 1)
    where id = old.organisation_id and (owner_id is null or owner_id = old.user_id);
  perform set_config('app.reach', reach_before, true);
  return null;
end $$;
create trigger keep_owner after delete on team_members for each row when (old.role = 'OWNER') execute function keep_owner();

-- Existing coaches keep what they could do: any of them could change the brand and open billing. The owner is the coach who
-- created the organisation, else its first coach.
select set_config('app.reach', 'all', true);
insert into team_members (user_id, organisation_id, role, rights)
  select u.id, u.organisation_id, case when u.id = first_value(u.id) over practice then 'OWNER' else 'COACH' end,
    case when u.id = first_value(u.id) over practice then array[]::text[]
      else array['EDIT_PLANS', 'MESSAGE', 'INVITE', 'HAND_OVER', 'BRAND', 'BILLING'] end
  from users u join organisations o on o.id = u.organisation_id
  where u.is_coach
  window practice as (partition by u.organisation_id order by u.id is distinct from o.owner_id, not u.account_enabled, u.id);
select set_config('app.reach', '', true);

-- Whether a coach has a right. A coach without a practice has every right. The caller has widened the reach to 'all'.
create function has_team_right(coach integer, wanted text) returns boolean language plpgsql stable security invoker as $$
begin
  return coalesce((select m.role = 'OWNER' or wanted = any (m.rights) from team_members m where m.user_id = coach), true);
end $$;

-- As before (0052), with one more setting for coaches who may see every client of their practice:
--   app.practice   the clients of their colleagues, and clients of the practice without a coach, as in ",7,9,"
-- It opens the row in users and nothing else: clients share their data with one coach.
create or replace function list_clients_of(coach integer) returns void language plpgsql volatile security invoker as $$
begin
  perform set_config('app.clients', coalesce((
    select ',' || string_agg(u.id || coalesce((
      select string_agg(',' || u.id || part, '')
      from (select c.decision, c.coach_id, c.parts from consents c
        where c.user_id = u.id and c.kind = 'COACH_SHARING' order by c.id desc limit 1) latest, unnest(latest.parts) part
      where latest.decision <> 'WITHDRAWN' and latest.coach_id = coach), ''), ',') || ','
    from users u where u.coach_id = coach), ''), true);
  perform set_config('app.practice', coalesce((
    select ',' || string_agg(u.id::text, ',') || ','
    from team_members m join organisations o on o.id = m.organisation_id
      join users u on u.coach_id in (select t.user_id from team_members t where t.organisation_id = m.organisation_id)
        or (u.coach_id is null and u.organisation_id = m.organisation_id and not o.clients_are_diy)
    where m.user_id = coach and (m.role = 'OWNER' or 'SEE_ALL_CLIENTS' = any (m.rights))
      and u.coach_id is distinct from coach and not u.is_coach and not u.is_staff), ''), true);
end $$;
create policy seen_by_practice on users for select
  using (acting_reach() = 'clients' and strpos(current_setting('app.practice', true), ',' || id || ',') > 0);

-- As before (0052). A call that writes for clients comes with the reach 'editing', which reaches them only with the right to.
create or replace function enter_scope(person integer, organisation integer, is_staff boolean, is_coach boolean, reach text)
returns void language plpgsql volatile security invoker as $$
declare
  narrowed text := case when person is null then '' when reach in ('clients', 'editing') and not is_coach then 'self' else reach end;
begin
  if narrowed in ('clients', 'editing') then
    perform set_config('app.reach', 'all', true);
    if narrowed = 'editing' then
      narrowed := case when has_team_right(person, 'EDIT_PLANS') then 'clients' else 'self' end;
    end if;
  end if;
  if narrowed = 'clients' then
    perform list_clients_of(person);
  else
    perform set_config('app.clients', '', true), set_config('app.practice', '', true);
  end if;
  perform set_config('app.actor_id', coalesce(person::text, ''), true),
    set_config('app.organisation_id', coalesce(organisation::text, ''), true),
    set_config('app.role', case when person is null then '' when is_staff then 'staff' when is_coach then 'coach'
      else 'client' end, true),
    set_config('app.reach', narrowed, true);
end $$;

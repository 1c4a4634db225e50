-- Answers of an onboarding that is not finished, held from its first mail on for two weeks (docs/decisions/0029): encrypted, and
-- for nobody but who proves the address by a code or link. They are kept by address, because there may be no account yet.
create table held_answers (
  email text primary key check (email = lower(email)),
  sealed_answers text not null,
  -- Which text of the consent to body and plan was agreed to when the answers were sent.
  text_version integer not null,
  -- Sent with a registration, by whoever knew the address; not yet by the person who proved it.
  by_visitor boolean not null,
  held_at timestamptz not null,
  expires_at timestamptz not null
);
create index held_answers_expires_at on held_answers (expires_at);

alter table held_answers enable row level security;
alter table held_answers force row level security;
create policy seen_by_reach on held_answers
  using (acting_reach() = 'all' or email = (select u.email from users u where u.id = acting_user()))
  with check (acting_reach() = 'all' or email = (select u.email from users u where u.id = acting_user()));

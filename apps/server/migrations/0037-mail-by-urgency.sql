-- Mail is handed over by urgency, by whichever process is free, and tried again after growing pauses.

-- Row-level security shows the rows of the outbox to whoever reaches all; so does this migration.
select set_config('app.reach', 'all', true);

alter table outbox add column body_html text;
-- 0 sign-in, 1 security notices, 2 invitations, 3 everything else.
alter table outbox add column urgency integer not null default 3 check (urgency between 0 and 3);
-- From then on nobody has any use for the mail, because its code or link no longer works.
alter table outbox add column expires_at timestamptz;
alter table outbox add column attempts integer not null default 0;
-- By the clock of the database, which all processes share. A process that takes a mail moves it ahead, so that no other
-- one takes it, and a mail whose process died comes back by itself.
alter table outbox add column available_at timestamptz not null default now();
-- Not to be sent any more: refused for good, or worthless.
alter table outbox add column given_up_at timestamptz;
-- The mail server's code of the last refusal, never its text, which may hold addresses.
alter table outbox add column failure text;

-- What waits from before: links and codes live a quarter of an hour at most, and nothing old is sent all of a sudden.
update outbox set expires_at = created_at + interval '15 minutes', urgency = 0
  where sent_at is null and (code is not null or link is not null);
update outbox set given_up_at = now(), failure = 'stale'
  where sent_at is null and created_at < now() - interval '1 day';

-- safe: mail leaves the outbox when it is sent, so the table is small.
create index outbox_waiting on outbox (urgency, id) where sent_at is null and given_up_at is null;

-- Accounts that somebody looks around with: they end at this moment, and all that belongs to them goes.
alter table users add column expires_at timestamptz;
create index users_expires on users (expires_at) where expires_at is not null;

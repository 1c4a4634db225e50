-- concurrently
create index concurrently client_shares_ending on client_shares (ends_at) where ended_at is null;

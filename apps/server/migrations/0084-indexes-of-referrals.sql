-- concurrently
create unique index concurrently users_referral_code on users (referral_code) where referral_code is not null;
create index concurrently users_referred_by_id_fk on users (referred_by_id);

-- A coach pays for the product itself, which no organisation sells.
alter table checkout_sessions alter column organisation_id drop not null;

-- A coach's own code in links for colleagues; who came by whose link, when that earned the reward, and when it was credited.
alter table users
  add column referral_code text,
  add column referred_by_id integer references users (id) on delete set null,
  add column referral_earned_at timestamptz,
  add column referral_credited_at timestamptz;
alter table sign_in_requests add column referral_code text;

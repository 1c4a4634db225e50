-- The invitation that is mailed to a client whom a coach adds (COACH-021). INVITATION stays the link that a coach hands over.
alter table sign_in_requests drop constraint sign_in_requests_purpose_check;
alter table sign_in_requests add constraint sign_in_requests_purpose_check check
  (purpose in ('SIGN_IN', 'SIGN_UP', 'COACH_SIGN_UP', 'INVITATION', 'CLIENT_INVITATION', 'CHANGE_EMAIL')) not valid;
alter table sign_in_requests validate constraint sign_in_requests_purpose_check;
-- When the page of its link was first opened.
alter table sign_in_requests add column link_opened_at timestamptz;

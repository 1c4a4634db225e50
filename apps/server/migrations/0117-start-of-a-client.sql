-- What a coach chose for a client who is still to come in (COACH-167, COACH-168). No reference: a template that is deleted meanwhile is not
-- used, and users are read far too often for an index that nothing else needs.
alter table users add column start_template_id integer;
-- The words that a coach added to an invitation, as they were mailed; the next one to the same client has them too.
alter table sign_in_requests add column personal_line text;

-- Where a mail program sends one press by which the reader leaves a list (COACH-163); it holds a secret, as the link does.
alter table outbox add column unsubscribe_url text;

-- What the payment provider says of a customer is read outside any transaction, so two answers may be stored in another
-- order than they were read in. A reading takes its number before the provider is asked; an answer is stored only when
-- none with a higher number was stored before it.
create sequence provider_readings;
alter table customers add column reading bigint not null default 0;

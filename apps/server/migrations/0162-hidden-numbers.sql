-- A person who would rather see portions than energy and macros. It says nothing about why (docs/decisions/0098).
alter table users add column hides_numbers boolean not null default false;

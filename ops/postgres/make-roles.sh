#!/bin/sh
# Run once, when the database is made: one role owns the tables, another one is what the product logs in as.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=owner="$DATABASE_OWNER_PASSWORD" --set=login="$DATABASE_LOGIN_PASSWORD" --set=database="$POSTGRES_DB" <<'SQL'
create role plateful_owner login createrole password :'owner';
create role plateful_login login password :'login';
alter database :"database" owner to plateful_owner;
SQL

-- Whether those who shop along see the dinners that are bought for (GROC-040). Links and people from before were promised that they
-- do not, and keep it so.
alter table grocery_share_links add column shows_dinners boolean not null default false;
alter table grocery_shoppers add column sees_dinners boolean not null default false;

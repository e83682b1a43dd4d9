-- Made from the tables by: npm run migration -- callers

ALTER TABLE "passenger" ADD COLUMN "black_until" bigint;
ALTER TABLE "passenger" ADD COLUMN "black_reason" text;
ALTER TABLE "passenger" ADD COLUMN "merged_into" bigint;

create view passenger_seen as
select id, mobile, name, is_old_person, is_driver, is_vip, credit, order_count, cancel_count, no_show_count,
  last_order_on, black_until, black_reason, merged_into, search_key, created_on, created_by, updated_on, updated_by,
  remark, version
from passenger
where merged_into is null;

create index passenger_merged on passenger (merged_into) where merged_into is not null;
create index passenger_created on passenger (created_on, id) where merged_into is null;
create index passenger_last_order on passenger (last_order_on, id) where merged_into is null;

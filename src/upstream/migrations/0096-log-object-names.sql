-- Made from the tables by: npm run migration -- log-object-names

ALTER TABLE "operate_log" ADD COLUMN "object_name" text;
ALTER TABLE "operate_log" ADD COLUMN "object_plate" text;

-- Of a plate, its end is looked for: it is held backwards. Entries that are there keep what they say; nothing is written
-- into them afterwards.
create index operate_log_object_name on operate_log (lower(object_name) text_pattern_ops, oper_time, id);
create index operate_log_object_plate on operate_log (reverse(object_plate) text_pattern_ops, oper_time, id);

-- Made from the tables by: npm run migration -- lookups

CREATE TABLE "lookup" (
	"user_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"about" text NOT NULL,
	"mark" text NOT NULL,
	"shown" text NOT NULL,
	"is_work" smallint NOT NULL,
	CONSTRAINT "lookup_user_id_day_about_mark_pk" PRIMARY KEY("user_id","day","about","mark")
);

ALTER TABLE "reveal_log" ALTER COLUMN "object_id" DROP NOT NULL;

-- how many that look alike somebody has tried
create index lookup_shown on lookup (user_id, shown);

-- 5 sought by the whole value, 6 the same at work
alter table reveal_log drop constraint reveal_log_reason_check;
alter table reveal_log add constraint reveal_log_reason_check check (reason in (1, 2, 3, 4, 5, 6));

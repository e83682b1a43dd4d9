-- Made from the tables by: npm run migration -- day-figures

CREATE TABLE "day_figure_hour" (
	"figure" text NOT NULL,
	"starts_on" bigint NOT NULL,
	"area_ids" text[] NOT NULL,
	"count" bigint NOT NULL,
	"sum" bigint NOT NULL,
	CONSTRAINT "day_figure_hour_pkey" PRIMARY KEY("figure","starts_on","area_ids")
);

CREATE TABLE "day_figure_day" (
	"figure" text NOT NULL,
	"day" bigint NOT NULL,
	"hours" smallint NOT NULL,
	"is_known" smallint NOT NULL,
	"counted_on" bigint NOT NULL,
	CONSTRAINT "day_figure_day_pkey" PRIMARY KEY("figure","day")
);

CREATE TABLE "report_subscription" (
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_on" bigint NOT NULL,
	CONSTRAINT "report_subscription_pkey" PRIMARY KEY("kind","user_id")
);

CREATE TABLE "report_mail" (
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_on" bigint,
	"sent_on" bigint,
	"failed_on" bigint,
	"failure" text,
	"created_on" bigint NOT NULL,
	CONSTRAINT "report_mail_pkey" PRIMARY KEY("kind","user_id","day")
);

CREATE INDEX "report_mail_next_idx" ON "report_mail" USING btree ("next_on") WHERE next_on is not null;

-- cases by when they were closed, and failed jobs by when that was
create index lost_order_ended on lost_order (handle_end_date) where handle_end_date is not null;
create index job_failed on job (finished_on) where state = 'failed';

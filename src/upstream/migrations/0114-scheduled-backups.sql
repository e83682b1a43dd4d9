-- Made from the tables by: npm run migration -- scheduled-backups

CREATE TABLE "scheduled_backup" (
	"id" smallint PRIMARY KEY NOT NULL,
	"configured_on" bigint NOT NULL,
	"holder" text,
	"holder_until" bigint,
	"succeeded_on" bigint,
	"failed_on" bigint
);

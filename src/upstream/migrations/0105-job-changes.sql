-- Made from the tables by: npm run migration -- job-changes

ALTER TABLE "job" ADD COLUMN "changed" integer DEFAULT 0 NOT NULL;
ALTER TABLE "job" ADD COLUMN "unchanged" integer DEFAULT 0 NOT NULL;

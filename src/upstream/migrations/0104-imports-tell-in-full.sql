-- Made from the tables by: npm run migration -- imports-tell-in-full

ALTER TABLE "job" ADD COLUMN "made" integer DEFAULT 0 NOT NULL;
ALTER TABLE "job_problem" ADD COLUMN "origin" text;
ALTER TABLE "job_problem" ADD COLUMN "bound" double precision;
UPDATE "job" SET "made" = "done" - "failed" WHERE "kind" IN ('check', 'import');

-- Made from the tables by: npm run migration -- import-records

CREATE TABLE "job_record" (
	"job_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"object_type" text NOT NULL,
	"object_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"digest" text NOT NULL,
	"is_new" smallint NOT NULL,
	"is_undone" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "job_record_pkey" PRIMARY KEY("job_id","row")
);

ALTER TABLE "job" ADD COLUMN "undo_id" bigint;
ALTER TABLE "job_record" ADD CONSTRAINT "job_record_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "job_record_object_idx" ON "job_record" USING btree ("job_id","object_type","object_id");
CREATE INDEX "job_record_digest_idx" ON "job_record" USING btree ("digest");

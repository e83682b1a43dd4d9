-- Made from the tables by: npm run migration -- files-in-use

ALTER TABLE "file" ADD COLUMN "attached" smallint DEFAULT 0 NOT NULL;

-- of what is there already nobody knows: it stays
update file set attached = 1;
create index file_loose on file (created_by_id, created_on) where attached = 0;

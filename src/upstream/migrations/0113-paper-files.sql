-- Made from the tables by: npm run migration -- paper-files

ALTER TABLE "file" ADD COLUMN "is_paper" smallint DEFAULT 0 NOT NULL;

-- what is shown as a paper, and what several records show
update file set is_paper = 1 where id in (select file_id from lost_picture where is_paper = 1);
update lost_picture set is_paper = 1 where file_id in (select id from file where is_paper = 1);
update file set attached = shown.times
from (
  select file_id, count(*) as times
  from (select file_id from lost_picture union all select file_id from vehicle_attachment) as both_of_them
  group by file_id
) as shown
where shown.file_id = file.id and shown.times > 1;

-- What the pages of drivers need besides the register: photos, papers that end, numbers that are looked up.

alter table driver add column photo_file_id bigint references file (id) on delete set null;
create unique index driver_cert_no on driver (cert_no) where cert_no is not null and state <> 4;
create index driver_name on driver (name, id);
alter table driver add column papers_expire bigint generated always as (least(cert_expire, license_expire)) stored;
create index driver_papers_expire on driver (papers_expire, id);
create index driver_cert_expire on driver (cert_expire, id);
create index driver_license_expire on driver (license_expire, id);
create index driver_state on driver (state, id);
-- of today, whoever drove
create index driver_shift_ended on driver_shift (ended_on);

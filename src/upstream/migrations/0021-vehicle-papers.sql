-- What a list of vehicles is asked for: whose papers run out, what changed, and who carries a light.

-- the first of certificate, insurance and inspection to run out
alter table vehicle add column papers_expire bigint
  generated always as (least(cert_expire, insurance_expire, inspect_expire)) stored;
create index vehicle_papers on vehicle (papers_expire, id);
create index vehicle_brand on vehicle (brand, model, id);
create index vehicle_updated on vehicle (updated_on);
create unique index vehicle_light on vehicle (light_no) where light_no is not null;
create index company_search on company (search_key, id);

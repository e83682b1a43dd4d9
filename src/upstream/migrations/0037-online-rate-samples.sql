-- How much of the fleet was heard, every five minutes, so that a rate can be held against that of an hour ago.
create table online_rate_sample (
  -- 1 area, 2 company, 3 platform
  group_type smallint not null,
  group_id text not null,
  -- the beginning of its five minutes
  sampled_on bigint not null,
  -- the part of the group that is in this area: who asks is told of his own areas only
  area_id text not null,
  online_count integer not null,
  location_count integer not null,
  record_count integer not null,
  primary key (group_type, group_id, sampled_on, area_id)
);
-- for all groups of a kind together, for what is too old, and for whether somebody has been here already
create index online_rate_sample_time on online_rate_sample (sampled_on, group_type);

-- Vehicles that have left the town, for as long as they are out: since when, and where it was that they were first heard
-- outside. A handful of rows, read every few seconds.
create table out_of_town (
  vehicle_id bigint primary key references vehicle (id) on delete cascade,
  left_on bigint not null,
  left_lng double precision not null,
  left_lat double precision not null
);

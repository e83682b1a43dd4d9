-- What advertising keeps of a vehicle, once there is something to keep.

create table ad_vehicle (
  id bigint primary key references vehicle (id) on delete cascade,
  -- by hand: 0 free, 2 reserved, 3 forbidden
  ad_state smallint not null default 0,
  machine_no text,
  install_time bigint,
  owner_mobile text,
  created_on bigint not null,
  created_by text,
  updated_on bigint not null,
  updated_by text,
  remark text,
  version integer not null default 1
);
create unique index ad_vehicle_machine on ad_vehicle (machine_no);

-- Every vehicle as advertising sees it: occupied by an installment under way, reserved for one that has not begun.
-- Booked vehicles (5: torn off) and the states of installments (0 not started, 1 to 3 under way) are those of their tables.
create view ad_vehicle_seen as
select
  vehicle.id,
  vehicle.plate_number,
  case vehicle.plate_color
    when 'blue' then 1 when 'yellow' then 2 when 'green' then 5 when 'yellowGreen' then 9 end as plate_color,
  vehicle.model as vehicle_type,
  vehicle.brand,
  vehicle.color,
  vehicle.company_id,
  vehicle.area_id,
  vehicle.owner_name,
  at_wheel.name as driver_name,
  at_wheel.mobile as driver_mobile,
  vehicle.sim_no,
  vehicle.light_no,
  case when vehicle.state = 1 then 1 else 0 end as state,
  present.installment_name as current_installment_name,
  present.end_time as current_end_time,
  case
    when present.id is not null then 1
    when own.ad_state in (2, 3) then own.ad_state
    when exists (
      select from ad_booking join ad_installment on ad_installment.id = ad_booking.installment_id
      where ad_booking.vehicle_id = vehicle.id and ad_booking.state <> 5 and ad_installment.state = 0) then 2
    else 0
  end as ad_state,
  own.machine_no,
  own.install_time,
  own.owner_mobile,
  vehicle.search_key,
  coalesce(own.created_on, vehicle.created_on) as created_on,
  coalesce(own.created_by, vehicle.created_by) as created_by,
  coalesce(own.updated_on, vehicle.created_on) as updated_on,
  coalesce(own.updated_by, vehicle.created_by) as updated_by,
  own.remark,
  coalesce(own.version, 1) as version
from vehicle
left join ad_vehicle own on own.id = vehicle.id
-- who drives it now, or else who usually does
left join driver at_wheel on at_wheel.id = coalesce(
  (select driver_shift.driver_id from driver_shift
   where driver_shift.vehicle_id = vehicle.id and driver_shift.ended_on is null limit 1),
  (select usual.id from driver usual
   where usual.vehicle_id = vehicle.id and usual.state = 1 order by usual.id limit 1))
left join (
  -- of several, the one that ends last
  select distinct on (ad_booking.vehicle_id)
    ad_booking.vehicle_id, ad_installment.id, ad_installment.installment_name, ad_installment.end_time
  from ad_booking join ad_installment on ad_installment.id = ad_booking.installment_id
  where ad_booking.state <> 5 and ad_installment.state in (1, 2, 3)
  order by ad_booking.vehicle_id, ad_installment.end_time desc, ad_installment.id) present
  on present.vehicle_id = vehicle.id;

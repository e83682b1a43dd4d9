-- Versions of records that lie in areas are seen where the records lay.

-- by what the version says itself
update revision set area_ids = array[values ->> 'addressType']
where area_ids is null and object_type in ('driver', 'vehicle', 'company', 'lostOrder')
  and values ->> 'addressType' is not null;

-- where it follows from elsewhere: by the record as it is now
update revision set area_ids = array[light.area_id]
from light
where revision.area_ids is null and object_type = 'taxiLight' and light.id = revision.object_id;
update revision set area_ids = array[vehicle.area_id]
from vehicle
where revision.area_ids is null and object_type = 'adVehicle' and vehicle.id = revision.object_id;

-- of what is gone nobody knows where it lay: whoever sees all areas sees it
update revision set area_ids = '{}'
where area_ids is null
  and object_type in ('driver', 'vehicle', 'company', 'lostOrder', 'taxiLight', 'adVehicle');

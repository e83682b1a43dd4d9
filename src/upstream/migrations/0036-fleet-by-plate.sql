-- Vehicles of a company or an area are read in the order of their plates: the index has that order, so that it is taken
-- however few of them there are.
drop index vehicle_company;
create index vehicle_company on vehicle (company_id, plate_number, id);
drop index vehicle_area;
create index vehicle_area on vehicle (area_id, plate_number, id);

-- Plates begin alike and differ late: only many marks tell the planner how few begin as somebody has typed.
alter index vehicle_plate_lower alter column 1 set statistics 1000;

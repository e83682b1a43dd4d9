-- What lists of the fleet are sorted and found by, so that a page of them costs the same with fifty thousand vehicles.

-- many vehicles have one brand: the number decides among them, not the model
drop index vehicle_brand;
create index vehicle_brand on vehicle (brand, id);
create index vehicle_state on vehicle (state, id);
create index vehicle_created on vehicle (created_on, id);
create index vehicle_cert on vehicle (cert_expire, id);
create index vehicle_insurance on vehicle (insurance_expire, id);
create index vehicle_inspect on vehicle (inspect_expire, id);
-- the unique one holds no vehicle without a terminal, and a list has those, too
create index vehicle_terminal_order on vehicle (terminal_no, id);

-- letters count alike in upper and lower case
create index vehicle_plate_lower on vehicle (lower(plate_number) text_pattern_ops);
create index vehicle_terminal_lower on vehicle (lower(terminal_no) text_pattern_ops);
create index vehicle_sim_lower on vehicle (lower(sim_no) text_pattern_ops);
create index vehicle_vin_lower on vehicle (lower(vin) text_pattern_ops);

create index light_fault on light (light_no, id) where fault_code is not null;
create index light_state on light (state, id);
create index light_heard on light (last_time, id);

create index agreement_created on agreement (created_on, id);

import type { RaRecord } from 'ra-core';
import type { MachineVehicle } from '../../contract/machine.ts';

export type TerminalRow = MachineVehicle & RaRecord;

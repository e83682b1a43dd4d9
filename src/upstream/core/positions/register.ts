/** What is known of every vehicle by heart, so that no position and no frame of the stream asks the database. */

export interface KnownVehicle {
  vehicleId: string;
  plateNumber: string;
  companyId: string | null;
  /** Of the dictionary `area`. */
  addressType: string;
  dataFrom: number;
  state: 1 | 2 | 3 | 4;
}

export interface FleetRegister {
  readonly size: number;
  byId(vehicleId: string): KnownVehicle | undefined;
  byPlate(plateNumber: string): KnownVehicle | undefined;
  all(): IterableIterator<KnownVehicle>;
  /** Reads anew what has changed since it was last asked, whoever changed it. */
  refresh(): Promise<void>;
}

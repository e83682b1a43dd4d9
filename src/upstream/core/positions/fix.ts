/** One report of where a vehicle was. 定位 fix · 载客 carrying · 空车 empty · 停运 out of service */

/** 1 carrying passengers, 2 order taken, 3 empty, 4 out of service. */
export type BusinessStatus = 1 | 2 | 3 | 4;

export interface Fix {
  /** Of the register; a plate has been looked up before. */
  vehicleId: string;
  /** By the terminal's clock, milliseconds since 1970. */
  gpsTime: number;
  /** Degrees of WGS-84. */
  lng: number;
  lat: number;
  /** Kilometres an hour. */
  speed: number;
  /** Degrees clockwise from north, 0 to 359. */
  heading: number;
  status: BusinessStatus;
  /** Who delivered it: 1 the own platform, 4501001 the industry feed. */
  dataFrom: number;
}

/** The newest fix of a vehicle. */
export interface LastFix extends Fix {
  /** By the upstream's clock. */
  receivedOn: number;
}

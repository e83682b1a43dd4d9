/** Where every vehicle was last, in the memory of this process: what circle searches and consoles are served from. */
import type { Fix, LastFix } from './fix.ts';

export interface Point {
  lng: number;
  lat: number;
}

/** West, south, east, north in degrees of WGS-84; west is greater than east across the 180th degree. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** What is answered is what is kept: nobody changes a fix that he was given. */
export interface LastPositions {
  readonly size: number;
  /** Newest by the terminal's clock wins; false where what is held is as new or newer. */
  take(fix: Fix, receivedOn: number): boolean;
  of(vehicleId: string): LastFix | undefined;
  /** The newest that this source has delivered, whoever delivered the newest of all. */
  from(vehicleId: string, dataFrom: number): LastFix | undefined;
  /** Since when that source has told of exactly this place, by the terminal's clock. */
  stillSince(vehicleId: string, dataFrom: number): number | undefined;
  inCircle(centre: Point, radiusMetres: number): LastFix[];
  inBox(box: Box): LastFix[];
  all(): IterableIterator<LastFix>;
  /** Takes out what is registered no more. */
  forget(vehicleId: string): void;
  /** Grows by one with every fix that is taken. */
  readonly mark: number;
  /** Every vehicle whose fix was taken after that mark, once, the longest ago first. Not to be held while others take. */
  since(mark: number): IterableIterator<LastFix>;
}

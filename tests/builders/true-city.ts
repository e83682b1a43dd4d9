/** What has to be true of a simulated city, of an hour around noon or of a whole day. */
import { expect } from 'vitest';
import type { Findings } from '../../src/simulator/city/proof/observer.ts';
import { FAULTS } from '../../src/simulator/city/terminals/terminals.ts';

/** Shares around noon: carrying, order taken, empty, out of service. */
const NOON = [0.35, 0.08, 0.42, 0.15];

/** @param hours Those that were watched whole. */
export function expectTrueCity(found: Findings, hours: readonly number[]): void {
  for (const [index, share] of NOON.entries()) expectWithinATenth(found.noon.shares[index], share);
  for (const hour of hours) {
    expect(found.hours[hour]?.medianSpeed).toBeGreaterThanOrEqual(15);
    expect(found.hours[hour]?.medianSpeed).toBeLessThanOrEqual(40);
  }
  expect(found.empty).toBeGreaterThan(0.3);
  expect(found.empty).toBeLessThan(0.5);
  expect(found.onTheWay).toBeGreaterThan(0.99);

  const { gps } = found;
  expectWithinATenth(gps.frozen, FAULTS.frozen);
  expectWithinATenth(gps.skewed, FAULTS.skewed);
  expectWithinATenth(gps.twice, FAULTS.twice);
  expectWithinATenth(gps.late, FAULTS.late);
  expect(gps.error[0]).toBeGreaterThan(4.5);
  expect(gps.error[2]).toBeLessThan(16.5);
  expectWithinATenth(gps.error[1], 10);
  expect(gps.stray).toBeLessThan(0.001);
  expect(gps.gaps.count).toBeGreaterThan(0);
  expect(gps.gaps.least).toBeGreaterThanOrEqual(20);
  expect(gps.gaps.most).toBeLessThanOrEqual(180);
  expect(gps.inTunnel).toBe(0);
  expect(gps.outside).toBe(0);
}

/** Of a day watched whole. */
export function expectTrueDay(found: Findings): void {
  expectTrueCity(found, [...found.hours.keys()]);
  expect(found.ridesPerCabAndDay).toBeGreaterThanOrEqual(18);
  expect(found.ridesPerCabAndDay).toBeLessThanOrEqual(32);
  const speeds = found.hours.map(({ medianSpeed }) => medianSpeed);
  const slowest = (from: number, to: number) => Math.min(...speeds.slice(from, to));
  // the two dips, with a faster middle of the day between them
  expect(slowest(7, 9)).toBeLessThan(slowest(10, 16) - 3);
  expect(slowest(17, 19)).toBeLessThan(slowest(10, 16) - 3);
  expect(slowest(0, 6)).toBeGreaterThan(slowest(10, 16));
  const rides = found.hours.map(hour => hour.rides);
  const busiest = (from: number, to: number) => rides.indexOf(Math.max(...rides.slice(from, to)), from);
  expect([7, 8, 9]).toContain(busiest(4, 12));
  expect([17, 18, 19]).toContain(busiest(15, 22));
}

function expectWithinATenth(value: number | undefined, wanted: number): void {
  expect(value).toBeGreaterThan(wanted * 0.9);
  expect(value).toBeLessThan(wanted * 1.1);
}

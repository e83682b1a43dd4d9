/** A town whose end somebody has drawn, and taxis that are within it or beyond: told to a server over the wire. */
import { expect } from 'vitest';
import { propertyCalls } from '../../src/contract/property.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { machineCalls } from '../../src/contract/terminal.ts';
import { aGatewayKey, type Key, signedHeaders, tokenAt } from './gateway.ts';
import { askAt } from './request.ts';

const PUSH = '/api/open/positions';
const OUTLINE = '108.30,22.75 108.43,22.75 108.43,22.88 108.30,22.88';
export const INSIDE = { lng: 108.36, lat: 22.81 };
/** Two kilometres beyond the edge in the east, and six. */
export const NEAR = { lng: 108.45, lat: 22.81 };
export const FAR = { lng: 108.49, lat: 22.81 };

/** Of two vehicles that the monitor of the demonstration sees. */
export async function twoPlates(url: string): Promise<[string, string]> {
  const body = { account: 'monitor', password: 'taxi-demo' };
  const { token } = (await askAt(url, sessionCalls.login, { body })).data;
  const { data } = await askAt(url, machineCalls.vehicleList, { query: { size: 2 } }, token);
  const [one = '', two = ''] = data.map(({ plateNumber }) => plateNumber);
  return [one, two];
}

export async function drawOutline(url: string): Promise<void> {
  const token = await tokenAt(url);
  const name = 'position.townOutline';
  const { data } = await askAt(url, propertyCalls.listProperties, { query: { name } }, token);
  const body = { id: data[0]?.id ?? '', value: OUTLINE };
  expect((await askAt(url, propertyCalls.updateProperty, { body }, token)).errCode).toBe(0);
}

/** What a gateway of its own says of where taxis are, each of them carrying somebody. */
export function aGateway(url: string) {
  let key: Promise<Key> | undefined;
  return async (plateNumber: string, where: typeof INSIDE): Promise<void> => {
    key ??= aGatewayKey(url);
    const position = { plateNumber, gpsTime: Date.now(), speed: 60, heading: 90, load: true, ...where };
    const bytes = Buffer.from(JSON.stringify({ positions: [position] }));
    const response = await fetch(url + PUSH, {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': 'application/json', ...signedHeaders(await key, PUSH, bytes) },
    });
    expect(await response.json()).toMatchObject({ data: { accepted: 1 } });
  };
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestOf } from '../../../../tests/builders/request.ts';
import { anUpstream, type Person, type Upstream } from '../../../../tests/builders/upstream.ts';
import { baseMapCalls } from '../../../contract/base-map.ts';
import { platformCalls } from '../../../contract/platform.ts';
import { CITY_BOX } from '../geometry/plane.ts';
import { ensureRun } from './steering.ts';

let upstream: Upstream;
let monitor: Person;
beforeAll(async () => {
  upstream = await anUpstream({ hasCity: true });
  monitor = await upstream.signIn('monitor');
});
afterAll(() => upstream.close());

const ask = (headers: Record<string, string> = {}) => {
  const request = requestOf(baseMapCalls.baseMap, {}, monitor.token);
  return upstream.app.inject({ ...request, headers: { ...request.headers, ...headers } });
};

it('is nothing where no city is simulated', async () => {
  expect((await monitor.ask(baseMapCalls.baseMap)).data).toBeNull();
});

it('has what a map of the city shows, in less than 400 kB', async () => {
  await ensureRun(upstream.store.db, { profile: 'dev', seed: 7 });
  const answer = await ask();
  const { data } = answer.json();
  expect(data).toMatchObject({ seed: 7, box: CITY_BOX });
  expect(data.districts.features).toHaveLength(5);
  expect(data.places.features.length).toBeGreaterThan(400);
  const kinds = new Set(data.roads.features.map(({ properties }: Named) => properties.kind));
  expect([...kinds].sort()).toEqual(['arterial', 'lane', 'ring', 'street']);
  expect(answer.rawPayload.length).toBeLessThan(400_000);
});

it('is sent once, until the city is another one', async () => {
  const first = await ask();
  const tag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  for (const has of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await ask({ 'if-none-match': has });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  }
  await ensureRun(upstream.store.db, { profile: 'dev', seed: 8 });
  const other = await ask({ 'if-none-match': tag });
  expect([other.statusCode, other.json().data.seed]).toEqual([200, 8]);
  expect(other.headers.etag).not.toBe(tag);
});

it('is a capability only where a city is simulated', async () => {
  const namesOf = async (of: Upstream) =>
    (await of.ask(platformCalls.capabilities)).data.map(({ name }) => name);
  expect(await namesOf(upstream)).toContain('cityMap');
  const without = await anUpstream();
  expect(await namesOf(without)).not.toContain('cityMap');
  await without.close();
});

interface Named {
  properties: { kind: string };
}

/** What the page of a console in front of an operator's own upstream is told. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upstreamsAt } from '../../../tests/builders/bare-upstream.ts';
import { seededChance } from '../../../tests/builders/time-and-chance.ts';
import type { CoordType } from '../../contract/grammar/wire.ts';
import { buildRelay } from './relay.ts';

const BUILD = { commit: 'a605a0e1b2', date: Date.UTC(2026, 5, 14) };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-relay-'));
beforeAll(() =>
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<script type="application/json" id="cabdesk-settings">{}</script>',
  ),
);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it.each<[CoordType | undefined, CoordType]>([
  [undefined, 2],
  [1, 1],
])('with %s set for positions that do not say their system, it is %i', async (mapCoordType, told) => {
  const relay = buildRelay({
    upstreams: upstreamsAt('http://127.0.0.1:1'),
    title: '调度台',
    version: 'test',
    build: BUILD,
    mapCoordType,
    logLevel: 'silent',
    trustedProxies: false,
    chance: seededChance(1),
    consoleFolder: folder,
  });
  const { body } = await relay.inject({ url: '/login', headers: { accept: 'text/html' } });
  expect(JSON.parse(/>(\{.*\})</.exec(body)?.[1] ?? '')).toMatchObject({
    title: '调度台',
    mapCoordType: told,
    build: BUILD,
  });
  await relay.close();
});

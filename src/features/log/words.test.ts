/** Whatever the upstream writes into its logs has words here. */
import { describe, expect, test } from 'vitest';
import log from '../../../i18n/zh/log.ts';
import title from '../../../i18n/zh/title.ts';
import { LOGGED_ROOMS } from '../../contract/resources.ts';
import { OBJECT_TYPES } from '../../resource/log/objects.ts';
import { ALL_CALLS } from '../../upstream/all-calls.ts';
import { RESOURCES } from '../../upstream/resources.ts';

const LOGGED = ALL_CALLS.filter(({ business }) => business !== undefined);
/** Their words are those of their own pages. */
const OF_RESOURCES: ReadonlySet<string> = new Set(RESOURCES.map(({ resource }) => resource.name));
const words: { call: Record<string, Record<string, string>>; module: Record<string, string> } = log;

describe('a call that is logged', () => {
  test.each(LOGGED.filter(({ room }) => OF_RESOURCES.has(room)))(
    '$name of $room has the words of its entity',
    ({ room, name }) => {
      expect(title).toHaveProperty(room);
      expect(log.act).toHaveProperty(name);
    },
  );

  test.each(LOGGED.filter(({ room }) => !OF_RESOURCES.has(room)))(
    '$name of $room has a name',
    ({ room, name }) => {
      expect(words.call[room]?.[name]).toMatch(/\S/);
      expect(words.module[room]).toMatch(/\S/);
    },
  );
});

test('the filter of the operate log offers every room that writes into it, each under a name of its own', () => {
  const written = new Set(LOGGED.map(({ room }) => room));
  expect([...LOGGED_ROOMS].toSorted()).toEqual([...written].toSorted());
  const names = LOGGED_ROOMS.map(room => (title as Record<string, string>)[room] ?? words.module[room]);
  expect(new Set(names).size).toBe(names.length);
});

test('and every entity among what an entry is about', () => {
  for (const { resource } of RESOURCES) expect(OBJECT_TYPES).toContain(resource.name);
});

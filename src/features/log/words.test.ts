/** Whatever the upstream writes into its logs has words here. */
import { describe, expect, test } from 'vitest';
import log from '../../../i18n/zh/log.ts';
import { catalogue as zh } from '../../app/catalogue-zh.ts';
import { ALL_CALLS } from '../../upstream/app.ts';
import { ENTITIES } from '../../upstream/entities.ts';

const LOGGED = ALL_CALLS.filter(({ business }) => business !== undefined);
/** Their words are those of their own pages. */
const OF_ENTITIES: ReadonlySet<string> = new Set(ENTITIES.map(({ entity }) => entity.name));
const words: { call: Record<string, Record<string, string>>; module: Record<string, string> } = log;

describe('a call that is logged', () => {
  test.each(LOGGED.filter(({ room }) => OF_ENTITIES.has(room)))(
    '$name of $room has the words of its entity',
    ({ room, name }) => {
      expect(zh.title).toHaveProperty(room);
      expect(log.act).toHaveProperty(name);
    },
  );

  test.each(LOGGED.filter(({ room }) => !OF_ENTITIES.has(room)))(
    '$name of $room has a name',
    ({ room, name }) => {
      expect(words.call[room]?.[name]).toMatch(/\S/);
      expect(words.module[room]).toMatch(/\S/);
    },
  );
});

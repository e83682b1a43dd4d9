/** Whatever the upstream writes into its logs has words here. */
import { describe, expect, test } from 'vitest';
import log from '../../../i18n/zh/log.ts';
import { ALL_CALLS } from '../../upstream/app.ts';

const LOGGED = ALL_CALLS.filter(({ business }) => business !== undefined);
const words: { call: Record<string, Record<string, string>>; module: Record<string, string> } = log;

describe('a call that is logged', () => {
  test.each(LOGGED)('$name of $room has a name', ({ room, name }) => {
    expect(words.call[room]?.[name]).toMatch(/\S/);
    expect(words.module[room]).toMatch(/\S/);
  });
});

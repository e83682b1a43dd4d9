import type { dictionaryOrderCalls } from '../../contract/dictionary-order.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { dictionary as table } from '../core/lookups/dictionary-table.ts';
import { findRecord } from '../core/records.ts';
import { checkVersion } from '../core/versions.ts';
import { placed } from './order.ts';
import { checkParent, entriesUnder, holdDictionaries, renumber, shownAll } from './rules.ts';

export const dictionaryOrderHandlers = {
  moveEntry: async context => {
    const { db, body } = context;
    const { id, parentValue = null, before = null, version } = body;
    await holdDictionaries(db);
    const moved = await findRecord(db, table, id);
    checkVersion(context, moved, version);
    const entries = await entriesUnder(db, moved.parentCode);
    const hasOthers = entries.some(entry => entry.parentValue === moved.dicValue);
    const isUnderItself = parentValue === moved.dicValue;
    if (parentValue !== null && (hasOthers || isUnderItself || moved.parentCode === '')) throw noParent();
    checkParent(entries, parentValue);
    const next = entries.find(entry => entry.id === before);
    if (before !== null && (next?.parentValue !== parentValue || before === id)) throw noNeighbour();
    const standing = entries.map(entry => (entry.id === id ? { ...entry, parentValue } : entry));
    const numbers = new Map(placed(standing, id, before).map(each => [each.id, each.sort]));
    const isAnew = moved.parentValue !== parentValue;
    const written = await renumber(context, entries, numbers, isAnew ? { [id]: { parentValue } } : {});
    const [shown] = await shownAll(db, [written.find(entry => entry.id === id) ?? moved]);
    if (!shown) throw new Failure('NOT_FOUND');
    return shown;
  },
} satisfies Handlers<typeof dictionaryOrderCalls>;

const noParent = () =>
  new Failure('PARAMETER', {
    reason: 'PARENT_UNKNOWN',
    fields: [{ field: 'parentValue', code: 'invalid_value' }],
  });

/** It has gone, or stands elsewhere by now. */
const noNeighbour = () => new Failure('PARAMETER', { fields: [{ field: 'before', code: 'invalid_value' }] });

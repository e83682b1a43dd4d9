/** Every entity with its table, and its rules where it has any: what the generic mount serves. */
import { dictionaryRecord } from '../contract/dictionary-record.ts';
import type { AnyEntity } from '../contract/entity.ts';
import { openDataAccount } from '../contract/open-data.ts';
import { type EntityRules, type EntityTable, genericHandlers } from './core/generic/handlers.ts';
import { openDataAccountTable } from './core/open-door/tables.ts';
import type { Revised } from './core/revisions/revised.ts';
import { dictionary } from './core/tables.ts';
import { dictionaryRules } from './dictionary/rules.ts';
import { openDataRules } from './open-data/rules.ts';

interface Served {
  entity: AnyEntity;
  table: EntityTable;
  rules?: EntityRules;
  /** Fields of a record that are no column, but said by the rules. */
  derived?: readonly string[];
}

export const ENTITIES: readonly Served[] = [
  {
    entity: openDataAccount,
    table: openDataAccountTable,
    rules: openDataRules,
    derived: ['lastTime', 'todayCount', 'errorCount'],
  },
  {
    entity: dictionaryRecord,
    table: dictionary,
    rules: dictionaryRules,
    derived: ['builtIn', 'valueCount'],
  },
];

/** The calls of each with their handlers. */
export const entityRooms = () =>
  ENTITIES.map(({ entity, table, rules }) => ({
    calls: entity.calls,
    handlers: genericHandlers(entity, table, rules),
  }));

/** Each has earlier versions. One whose adding tells a secret is not made anew: nobody would be told it. */
export const revisedEntity = ({ entity }: Served): Revised => ({
  objectType: entity.name,
  list: entity.calls.list,
  update: entity.calls.update,
  ...(entity.calls.create.hasSecretAnswer
    ? { notAnew: 'NOT_ANEW' as const }
    : { create: entity.calls.create }),
  idField: 'id',
});

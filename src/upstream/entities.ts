/** Every entity with its table, and its rules where it has any: what the generic mount serves. */
import { agreement } from '../contract/agreement.ts';
import { company } from '../contract/company.ts';
import { dictionaryRecord } from '../contract/dictionary-record.ts';
import { driver } from '../contract/driver.ts';
import type { AnyEntity } from '../contract/grammar/entity.ts';
import { openDataAccount } from '../contract/open-data.ts';
import { taxiLight } from '../contract/taxi-light.ts';
import { vehicle } from '../contract/vehicle.ts';
import { watchedPlace } from '../contract/watched-place.ts';
import { agreementRules } from './agreement/rules.ts';
import { companyRules } from './company/rules.ts';
import { agreementTable } from './core/agreements.ts';
import {
  company as companyTable,
  driver as driverTable,
  light as lightTable,
  vehicle as vehicleTable,
} from './core/fleet/tables.ts';
import { type EntityRules, type EntityTable, genericHandlers } from './core/generic/handlers.ts';
import { openDataAccountTable } from './core/open-door/tables.ts';
import type { Revised } from './core/revisions/revised.ts';
import { dictionary } from './core/tables.ts';
import { dictionaryRules } from './dictionary/rules.ts';
import { driverRules } from './driver/rules.ts';
import { openDataRules } from './open-data/rules.ts';
import { taxiLightRules } from './taxi-light/rules.ts';
import { vehicleRules } from './vehicle/rules.ts';
import { watchedPlaceRules } from './watched-place/rules.ts';
import { watchedPlaceTable } from './watched-place/tables.ts';

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
  {
    entity: driver,
    table: driverTable,
    rules: driverRules,
    derived: [
      'plateNum',
      'companyName',
      'online',
      'onlineMinutes',
      'shiftPlate',
      'shiftBeganOn',
      'shiftEndedOn',
    ],
  },
  {
    entity: company,
    table: companyTable,
    rules: companyRules,
    derived: ['vehicleCount', 'driverCount'],
  },
  { entity: vehicle, table: vehicleTable, rules: vehicleRules, derived: ['companyName'] },
  { entity: taxiLight, table: lightTable, rules: taxiLightRules, derived: ['plateNumber'] },
  { entity: agreement, table: agreementTable, rules: agreementRules, derived: ['fileUrl', 'fileName'] },
  { entity: watchedPlace, table: watchedPlaceTable, rules: watchedPlaceRules },
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

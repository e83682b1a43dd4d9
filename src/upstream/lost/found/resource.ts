/** Found items as records: numbered, and filled in with what the register knows of their vehicle and driver. */
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import { foundItem } from '../../../contract/found-item.ts';
import { KEPT } from '../../../contract/found-states.ts';
import { checkArea } from '../../core/areas.ts';
import { refuse } from '../../core/failure.ts';
import type { Served, Values } from '../../core/generic/served.ts';
import { areaScope } from '../../core/scope.ts';
import { nextFoundNo } from '../../domain/lost/found/numbers.ts';
import { type Origin, originOf, type ReportedOrigin } from '../../domain/lost/found/origin.ts';
import { tellFit } from '../../domain/lost/found/pushes.ts';
import { type FoundItemRow, foundItemTable as table } from '../../domain/lost/found/tables.ts';

const EVERY_AREA = areaScope([]);
const BY_STAFF = 2;
/** What the register is asked by. */
const NAMING = ['plateNumber', 'driverName', 'driverMobile'] as const;

export const served: Served = {
  resource: foundItem,
  table,
  rules: {
    async onCreate({ db, clock, scope = EVERY_AREA }, given) {
      await checkArea(db, given.addressType);
      const origin = await originOf(db, scope, given as unknown as ReportedOrigin);
      const written = {
        ...given,
        ...placed(origin, given),
        source: BY_STAFF,
        foundNo: await nextFoundNo(db, clock()),
      };
      return { written };
    },

    async afterCreate(context, stored) {
      await tellFit(context, stored as unknown as FoundItemRow);
    },

    async onUpdate({ db, scope = EVERY_AREA }, stored, given) {
      const before = stored as unknown as FoundItemRow;
      // what is linked is the match of its case
      if (before.state !== KEPT) throw refuse('STATE_NOT_ALLOWED', 'FOUND_NOT_KEPT');
      await checkArea(db, given.addressType);
      const isAsBefore = NAMING.every(field => given[field] === undefined || given[field] === before[field]);
      if (isAsBefore) return given;
      const origin = await originOf(db, scope, { ...before, ...given } as ReportedOrigin);
      return { ...given, ...placed(origin, { ...before, ...given }) };
    },
  },
};

const placed = ({ addressType, ...origin }: Origin, values: Values): Values => ({
  ...origin,
  addressType: addressType ?? values.addressType ?? ALL_AREAS,
});

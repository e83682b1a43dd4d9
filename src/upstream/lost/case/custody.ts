/** In whose hands a thing is: what acts of the case say of it. */
import { COMPANY, COURIER, DRIVER, type LostCustody, OWNER, POLICE } from '../../../contract/lost-custody.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { appending, together } from '../../core/database/append.ts';
import type { Writing } from '../../core/records.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';
import { lostCustody } from '../../domain/lost/things-tables.ts';

export type Holding = Pick<LostCustody, 'holder' | 'holderName' | 'place' | 'remark'>;
type Remark = string | null | undefined;

const append = appending(lostCustody);

export async function noteHolder(
  { db, clock, user }: Writing,
  lostId: string,
  holding: Holding,
): Promise<void> {
  await together(db, [append([{ ...holding, lostId, handedOn: clock(), operatorName: user.userName }])]);
}

export const holdingDriver = (
  { matchDriverName, matchPlateNumber }: Pick<LostOrderRow, 'matchDriverName' | 'matchPlateNumber'>,
  remark: Remark,
): Holding => ({
  holder: DRIVER,
  holderName: matchDriverName ?? matchPlateNumber,
  place: matchPlateNumber,
  remark: remark || null,
});

/** As `returnType` names the ways back. */
const [BY_COURIER, KEPT_BY_COMPANY, TO_POLICE] = [3, 4, 5];

type Way = Pick<LostOrder, 'returnType' | 'expressNo' | 'companyName' | 'ownerName'>;

/** Undefined where the driver keeps it until the owner has it. */
export function holderDuringReturn(way: Way, name: string | null, remark: Remark): Holding | undefined {
  const rest = { place: null, remark: remark || null };
  switch (way.returnType) {
    case BY_COURIER:
      return { ...rest, holder: COURIER, holderName: name ?? way.expressNo };
    case KEPT_BY_COMPANY:
      return { ...rest, holder: COMPANY, holderName: name ?? way.companyName };
    case TO_POLICE:
      return { ...rest, holder: POLICE, holderName: name };
    default:
      return undefined;
  }
}

/** The police hands it on itself. */
export const receiving = (way: Way, name: string | null, remark: Remark): Holding =>
  way.returnType === TO_POLICE
    ? { holder: POLICE, holderName: name, place: null, remark: remark || null }
    : { holder: OWNER, holderName: name ?? way.ownerName, place: null, remark: remark || null };

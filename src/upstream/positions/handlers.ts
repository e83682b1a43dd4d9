/** Positions that come in by the open door. */
import type { positionIntakeCalls, Receipt } from '../../contract/positions/intake.ts';
import { decodePacket } from '../../contract/positions/packet.ts';
import { OWN_PLATFORM } from '../../contract/vehicle-location.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { OpenAccount } from '../core/open-door/tables.ts';
import type { Intake } from '../core/positions/intake.ts';

export function positionIntakeHandlers(intake: Intake) {
  /** Answered when it is written: until then the sender had better keep it. */
  async function take(account: OpenAccount, reports: Parameters<Intake['take']>[0]): Promise<Receipt> {
    const receipt = intake.take(reports, sourceOf(account));
    await intake.settled();
    return receipt;
  }

  return {
    pushPositions: ({ account, body }) => take(account, body.positions),
    pushPacket: async ({ account, bytes }) => {
      const reports = decodePacket(bytes);
      if (!reports) throw new Failure('PARAMETER', { fields: [{ field: 'body', code: 'invalid_format' }] });
      return take(account, reports);
    },
  } satisfies Handlers<typeof positionIntakeCalls>;
}

/** Accounts name their source as a text; what is no number is the own platform's. */
const sourceOf = ({ dataFrom }: OpenAccount) =>
  dataFrom !== null && /^\d{1,9}$/.test(dataFrom) ? Number(dataFrom) : OWN_PLATFORM;

/** What an agent does with the telephone. */
import type { callDeskCalls } from '../../contract/call-desk.ts';
import { mask } from '../../contract/grammar/mask.ts';
import type { Handlers } from '../core/context.ts';
import { holdOrder, note } from '../domain/orders/happen.ts';
import { dialNumber, nameOf, numberOf, telephoneOf } from './dialing.ts';

const OFFICE = 1;

export const callDeskHandlers = {
  dial: {
    prepare: async context => {
      const { db, scope, user, body, clock } = context;
      const agent = await telephoneOf(db, user.userId);
      const { number, addressType } = await numberOf(db, scope, body);
      const id = nameOf(context);
      // the switchboard is asked outside the transaction, which would hold up others while it thinks
      await dialNumber(context, { id, agent, number });
      return async ({ db: inside, changed }) => {
        const { orderId, whom, callId, callBackId, passengerId } = body;
        if (orderId !== undefined) {
          const by = { type: OFFICE, name: user.userName } as const;
          const order = await holdOrder(inside, orderId);
          const isPassenger = whom === 'passenger';
          await note(
            { db: inside, clock, by, changed },
            order,
            isPassenger ? 'callPassenger' : 'callDriver',
            {
              ...(isPassenger && { set: { contactedOn: clock() } }),
            },
          );
        }
        changed({
          objectType: 'dialedCall',
          objectId: id,
          after: { agent, number: mask('mobile', number), orderId, whom, callId, callBackId, passengerId },
          areaIds: [addressType],
        });
        return { callId: id };
      };
    },
  },
} satisfies Handlers<typeof callDeskCalls>;

/** Acts on the order that is looked at: each tells the panel what became of it, and what it was refused with. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Answer, AnyCall, Input } from '../../../contract/grammar/call.ts';
import { FAILURES } from '../../../contract/grammar/failures.ts';
import { type Order, order as orderResource } from '../../../contract/order.ts';
import { ask } from '../../../data/ask.ts';
import { declares } from '../../../data/call-fields.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { noteOrder } from './note-order.ts';

export interface Refusal {
  error: unknown;
  /** What the person saw when he did it. */
  seen: Order;
  /** Does it once more, on the order as it is now. */
  again(): void;
}

export interface OrderActs {
  order: Order;
  /** Whose it is, unless it is nobody's or one's own. */
  holder: string | null;
  refusal: Refusal | null;
  report(refusal: Refusal | null): void;
}

export const OrderActsContext = createContext<OrderActs | null>(null);

export function useOrderActs(): OrderActs {
  const acts = useContext(OrderActsContext);
  if (!acts) throw new Error('NO_ORDER');
  return acts;
}

type Own = 'orderId' | 'version' | 'requestId';
type BodyOf<C extends AnyCall> = Input<C> extends { body: infer B } ? Omit<B, Own> : never;

/** A call on the order of the panel. */
export function useAct<const C extends AnyCall>(call: C) {
  const { order, report } = useOrderActs();
  const client = useQueryClient();
  const hasVersions = useCapability('version');
  const { mutateAsync, isPending } = useCall(call);

  const attempt = async (seen: Order, body: BodyOf<C>): Promise<Answer<C> | undefined> => {
    try {
      if (!hasVersions) await compareWithNow(seen);
      const version = hasVersions && declares(call, 'body', 'version') ? { version: seen.version } : {};
      const answer = await mutateAsync({ body: { orderId: seen.id, ...version, ...body } } as Input<C>);
      report(null);
      noteAnswer(client, answer);
      return answer;
    } catch (error) {
      const again = async () => {
        const now = await readNow(seen.id).catch(() => null);
        if (now) void attempt(now, body);
      };
      report({ error, seen, again: () => void again() });
      return undefined;
    }
  };
  return {
    isPending,
    /** Undefined where it was refused, which the panel then shows. */
    run: (body: BodyOf<C>) => attempt(order, body),
  };
}

async function readNow(id: string): Promise<Order | null> {
  const { rows } = await ask(orderResource.calls.list, { query: { id, size: 1 } });
  return rows.find(row => row.id === id) ?? null;
}

/** An upstream that knows no versions: what somebody else has done meanwhile is seen, up to the moment of asking. */
async function compareWithNow(seen: Order): Promise<void> {
  const current = await readNow(seen.id);
  if (!current) return;
  const isSame =
    current.mainStatus === seen.mainStatus &&
    current.subStatus === seen.subStatus &&
    current.driver?.id === seen.driver?.id;
  if (isSame) return;
  const { errCode, message } = FAILURES.STATE_CONFLICT;
  const { updatedBy, updatedOn } = current;
  throw new UpstreamError('failure', { errCode, message, data: { current, updatedBy, updatedOn } });
}

/** What an act answers is the order, or has it. */
function noteAnswer(client: Parameters<typeof noteOrder>[0], answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const order = 'order' in answer ? answer.order : answer;
  if (typeof order === 'object' && order !== null && 'orderNo' in order) noteOrder(client, order as Order);
}

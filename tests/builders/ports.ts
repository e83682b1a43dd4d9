/** Doors to the outside for tests: messages and calls are taken down, payments are made at once, objects are kept in memory. */
import { Readable } from 'node:stream';
import { simulatedRecording } from '../../src/simulator/switchboard/recording.ts';
import type { DialedCall, Payment, Ports, Sms } from '../../src/upstream/core/outside/ports.ts';

interface SomePorts {
  isReal?: boolean | undefined;
  /** What is kept from the start. */
  objects?: ReadonlyMap<string, Buffer> | undefined;
}

export function somePorts({ isReal = false, objects: kept = new Map() }: SomePorts = {}): Ports & {
  sent: Sms[];
  dialed: DialedCall[];
  paid: Payment[];
  objects: Map<string, Buffer>;
} {
  const sent: Sms[] = [];
  const dialed: DialedCall[] = [];
  const paid: Payment[] = [];
  const objects = new Map(kept);
  return {
    sent,
    dialed,
    paid,
    objects,
    sms: {
      isReal,
      send: async sms => {
        sent.push(sms);
      },
    },
    storage: {
      kind: 'local',
      put: async (key, bytes) => {
        objects.set(key, bytes);
      },
      get: async (key, range) => {
        const found = objects.get(key);
        if (!found) return undefined;
        const part = range ? found.subarray(range.start, range.end + 1) : found;
        return { body: Readable.from([part]), size: found.length };
      },
      remove: async key => {
        objects.delete(key);
      },
    },
    switchboard: {
      isReal,
      dial: async call => {
        dialed.push(call);
      },
      recording: simulatedRecording,
    },
    payments: {
      isReal,
      pay: async payment => {
        paid.push(payment);
        return { state: 'paid', tradeNo: `T-${payment.outTradeNo}`, payTime: 0 };
      },
      query: async () => ({ state: 'unknown' }),
    },
  };
}

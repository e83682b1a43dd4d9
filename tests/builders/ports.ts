/** Doors to the outside for tests: messages are taken down, objects are kept in memory. */
import { Readable } from 'node:stream';
import type { Ports, Sms } from '../../src/upstream/core/ports.ts';

export function somePorts({ isReal = false } = {}): Ports & { sent: Sms[] } {
  const sent: Sms[] = [];
  const objects = new Map<string, { bytes: Buffer; contentType: string }>();
  return {
    sent,
    sms: {
      isReal,
      send: async sms => {
        sent.push(sms);
      },
    },
    storage: {
      kind: 'local',
      put: async (key, bytes, contentType) => {
        objects.set(key, { bytes, contentType });
      },
      get: async key => {
        const found = objects.get(key);
        return (
          found && {
            body: Readable.from(found.bytes),
            size: found.bytes.length,
            contentType: found.contentType,
          }
        );
      },
      remove: async key => {
        objects.delete(key);
      },
    },
  };
}

import { afterEach, describe, expect, it } from 'vitest';
import { somePorts } from '../../../../tests/builders/ports.ts';
import { aClock } from '../../../../tests/builders/time-and-chance.ts';
import { aReceiver, SECRET } from '../../../../tests/builders/webhook-receiver.ts';
import { webhookSms } from '../../ports/webhook-sms.ts';
import { createPortWatch, watchPorts } from './port-watch.ts';

const SMS = { id: '7', to: '13807710000', text: 'x' };
let receiver: Awaited<ReturnType<typeof aReceiver>> | undefined;
afterEach(() => receiver?.close());

async function watched(statuses: number[]) {
  receiver = await aReceiver(() => statuses.shift() ?? 200);
  const clock = aClock();
  const watch = createPortWatch(clock);
  const sms = webhookSms({ url: receiver.url, secret: SECRET, clock });
  const ports = watchPorts({ ...somePorts(), sms }, watch);
  const send = async (waitMs = 0) => {
    clock.advance(waitMs);
    await ports.sms.send(SMS).catch(() => {});
    return watch.away().map(({ port, code }) => `${port} ${code}`);
  };
  return { ports, watch, clock, send };
}

describe('a port', () => {
  it('is away once it has failed for over a minute, and no longer once it has answered', async () => {
    const { send, ports } = await watched([503, 503, 502]);
    expect(ports.sms.isReal).toBe(true);
    expect(await send()).toEqual([]);
    expect(await send(60_000)).toEqual([]);
    expect(await send(1)).toEqual(['sms HTTP_502']);
    expect(await send()).toEqual([]);
  });

  it('is not away for what it refuses in one message, but where it lets nothing in', async () => {
    const refuses = await watched([400, 422, 400]);
    for (const wait of [0, 61_000, 61_000]) expect(await refuses.send(wait)).toEqual([]);
    receiver?.close();
    const shut = await watched([401, 401]);
    await shut.send();
    expect(await shut.send(61_000)).toEqual(['sms HTTP_401']);
  });

  it('is not said to be away for good where nothing more is asked of it', async () => {
    const { send, watch, clock } = await watched([503, 503]);
    await send();
    expect(await send(61_000)).toHaveLength(1);
    clock.advance(3_600_000);
    expect(watch.away()).toEqual([]);
  });
});

/** Which services outside this process has asked in vain for a while. */
import type { Clock } from '../context.ts';
import { PortFailed, type Ports } from './ports.ts';

export interface PortNote {
  answered(): void;
  failed(code: string): void;
}

export interface UnavailablePort {
  port: string;
  since: number;
  code: string;
}

export interface PortWatch {
  /** @param port as alerts name it */
  noteOf(port: string): PortNote;
  /** Those that have failed for over a minute without an answer in between. */
  away(): UnavailablePort[];
}

const AWAY_MS = 60_000;
/** A failure without any further question says nothing of the present after this time. */
const FRESH_MS = 3_600_000;
/** The receiver has understood and lets nothing of ours in; other refusals are about one message. */
const SHUT: ReadonlySet<string> = new Set(['HTTP_401', 'HTTP_403', 'HTTP_404']);

export function createPortWatch(clock: Clock): PortWatch {
  const failing = new Map<string, UnavailablePort & { lastOn: number }>();
  return {
    noteOf: port => ({
      answered: () => void failing.delete(port),
      failed: code => {
        const since = failing.get(port)?.since ?? clock();
        failing.set(port, { port, since, code, lastOn: clock() });
      },
    }),
    away: () =>
      [...failing.values()]
        .filter(({ since, lastOn }) => lastOn - since > AWAY_MS && clock() - lastOn < FRESH_MS)
        .map(({ port, since, code }) => ({ port, since, code })),
  };
}

/** The same ports, each question noted. */
export function watchPorts(ports: Ports, watch: PortWatch): Ports {
  return {
    sms: watched(ports.sms, watch.noteOf('sms')),
    storage: watched(ports.storage, watch.noteOf('storage')),
    switchboard: watched(ports.switchboard, watch.noteOf('switchboard')),
    payments: watched(ports.payments, watch.noteOf('payments')),
  };
}

type Question = (...given: unknown[]) => Promise<unknown>;

function watched<Port extends object>(port: Port, note: PortNote): Port {
  const entries = Object.entries(port).map(([name, part]) => [
    name,
    typeof part === 'function' ? (...given: unknown[]) => noted((part as Question)(...given), note) : part,
  ]);
  return Object.fromEntries(entries) as Port;
}

async function noted<T>(work: Promise<T>, note: PortNote): Promise<T> {
  try {
    const answer = await work;
    note.answered();
    return answer;
  } catch (error) {
    if (error instanceof PortFailed) {
      if (error.isFinal && !SHUT.has(error.code)) note.answered();
      else note.failed(error.code);
    }
    throw error;
  }
}

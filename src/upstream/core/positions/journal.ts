/**
 * What was taken in, on its way to the database: a second of fixes is one row. Who brought them is answered once the
 * row is there. What cannot be written waits, up to a limit; beyond it nothing more is taken.
 */
import type { Clock, Db } from '../context.ts';
import { Failure } from '../failure.ts';
import { positionBatch } from './tables.ts';

export interface JournalOptions {
  db: Db;
  clock: Clock;
  /** Names this process among others. */
  writer: string;
  /** Between two rows. */
  everyMs: number;
  onError(error: unknown): void;
}

/** Some ten seconds of 10,000 fixes each. */
export const MOST_WAITING = 120_000;
const MOST_IN_A_ROW = 20_000;

/** What came in one call. */
interface Piece {
  /** By `packed-batch.ts`. */
  packed: Uint8Array;
  fixes: number;
}

interface Waiter {
  /** Of the last fix that he waits for. */
  number: number;
  resolve(): void;
  reject(error: unknown): void;
}

export class Journal {
  private waiting: Piece[] = [];
  private waiters: Waiter[] = [];
  private taken = 0;
  private written = 0;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly options: JournalOptions) {}

  /** Fails with DEPENDENCY_AWAY where so many wait already that the database does not follow. */
  checkRoom(fixes: number) {
    if (this.taken - this.written + fixes > MOST_WAITING) throw refusal();
  }

  /** @param packed so many fixes as bytes of `packed-batch.ts` */
  append(packed: Uint8Array, fixes: number) {
    this.waiting.push({ packed, fixes });
    this.taken += fixes;
    this.timer ??= setTimeout(() => void this.flush(), this.options.everyMs).unref();
  }

  /**
   * Once all that was appended so far is in the database. Fails with DEPENDENCY_AWAY where it could not be written at
   * the next attempt: it is kept and tried again, but nobody should count on it.
   */
  settled(): Promise<void> {
    if (this.written === this.taken) return Promise.resolve();
    const number = this.taken;
    return new Promise((resolve, reject) => this.waiters.push({ number, resolve, reject }));
  }

  /** Writes what waits, now; never fails. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running ??= this.writeAll().finally(() => {
      this.running = undefined;
      if (this.waiting.length > 0)
        this.timer ??= setTimeout(() => void this.flush(), this.options.everyMs).unref();
    });
    return this.running;
  }

  /** Writes what waits and lets go of the timer. */
  async close(): Promise<void> {
    await this.running;
    await this.flush();
    clearTimeout(this.timer);
  }

  private async writeAll(): Promise<void> {
    const upTo = this.taken;
    while (this.written < upTo) {
      const row = firstOf(this.waiting);
      try {
        await this.write(row);
      } catch (error) {
        this.options.onError(error);
        for (const { reject } of this.leaving(upTo)) reject(refusal());
        return;
      }
      this.waiting.splice(0, row.length);
      this.written += fixesIn(row);
      for (const { resolve } of this.leaving(this.written)) resolve();
    }
  }

  private write(pieces: readonly Piece[]) {
    const { db, clock, writer } = this.options;
    const packed = Buffer.concat(pieces.map(piece => piece.packed));
    return db.insert(positionBatch).values({ writer, writtenOn: clock(), fixes: fixesIn(pieces), packed });
  }

  private leaving(number: number): Waiter[] {
    const leaving = this.waiters.filter(waiter => waiter.number <= number);
    this.waiters = this.waiters.filter(waiter => waiter.number > number);
    return leaving;
  }
}

const fixesIn = (pieces: readonly Piece[]) => pieces.reduce((sum, { fixes }) => sum + fixes, 0);

/** As many as go into a row, at least one. */
function firstOf(pieces: readonly Piece[]): Piece[] {
  let room = MOST_IN_A_ROW;
  const end = pieces.findIndex(({ fixes }, index) => {
    room -= fixes;
    return room < 0 && index > 0;
  });
  return pieces.slice(0, end < 0 ? pieces.length : end);
}

const refusal = () => new Failure('DEPENDENCY_AWAY', { reason: 'BUSY' }, 'database');

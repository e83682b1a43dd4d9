/** A share of the terminals that has a fault: always as many, each for a while, then others. */
import type { Stream } from '../../../upstream/core/streams.ts';

export interface Faulty {
  update(on: number): void;
}

/** A share that is no whole number of terminals has one more for a part of each such span. */
const SPAN_MS = 30 * 60_000;

export interface Fault {
  /** Of all terminals, 0 to 1. */
  share: number;
  /** How long one has it, on average. */
  meanMs: number;
  begin(terminal: number, on: number): void;
  end(terminal: number, on: number): void;
}

export function createFaulty(terminals: number, fault: Fault, chance: Stream): Faulty {
  const exact = terminals * fault.share;
  const most = Math.ceil(exact);
  const holders: { terminal: number; until: number }[] = [];
  const has = new Uint8Array(terminals);

  function begin(on: number, life: number): void {
    let terminal = chance.below(terminals);
    while (has[terminal] === 1) terminal = chance.below(terminals);
    has[terminal] = 1;
    holders.push({ terminal, until: on + life });
    fault.begin(terminal, on);
  }
  function end(place: number, on: number): void {
    const [held] = holders.splice(place, 1);
    if (!held) return;
    has[held.terminal] = 0;
    fault.end(held.terminal, on);
  }

  return {
    update: on => {
      const isMore = (on % SPAN_MS) / SPAN_MS < exact - Math.floor(exact);
      const wanted = isMore ? most : Math.floor(exact);
      for (let place = holders.length - 1; place >= 0; place -= 1) {
        if ((holders[place]?.until ?? 0) <= on) end(place, on);
      }
      while (holders.length > wanted) end(holders.length - 1, on);
      while (holders.length < wanted) begin(on, chance.wait(fault.meanMs));
    },
  };
}

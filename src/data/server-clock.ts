/** The server's time, as far as its answers tell it: a countdown to the server's minute must not trust this clock. */
let skewMs = 0;

/** @param date the `Date` header of an answer; where a proxy has cut it off, this machine's clock is believed */
export function noteServerTime(date: string | null) {
  const told = Date.parse(date ?? '');
  // the header has whole seconds: half a one is its mean error
  if (Number.isFinite(told)) skewMs = told + 500 - Date.now();
}

/** What the server's clock said when this machine's said that. */
export const toServerTime = (here: number) => here + skewMs;

/** Milliseconds since the epoch. */
export const serverNow = () => Date.now() + skewMs;

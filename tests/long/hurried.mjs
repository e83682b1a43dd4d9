/**
 * Loaded into a server before its program, and into each of its threads: clock and timers run up to HURRY times as
 * fast, and for each hour of that clock the process prints what memory it holds after collecting. The clock waits for
 * the simulated city, which lets time pass without living it where more than some seconds go by between two of its
 * turns: on a busy machine the day takes longer, and is a whole day all the same.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread, Worker } from 'node:worker_threads';

const HOUR_MS = 3_600_000;
/** For each thread to collect. */
const COLLECTING_MS = 500;
/** How far the clock goes without a turn of the city. Below its longest step. */
const WAITING_MS = 4_000;
/** Who sets a timeout of so long only says when to give up: the machine itself is no faster. */
const PATIENCE_MS = 5_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const collecting = new BroadcastChannel('collecting');
collecting.unref();
if (isMainThread) hurry(Number(process.env.HURRY));
else collecting.onmessage = () => collect();

function hurry(speed) {
  const trueNow = Date.now;
  let [now, looked, most] = [trueNow(), trueNow(), trueNow() + WAITING_MS];
  Date.now = () => {
    const passed = trueNow() - looked;
    looked += passed;
    now = Math.max(now, Math.min(now + passed * speed, most));
    return Math.floor(now);
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (asked, ...rest) {
    if (asked.kind === 'run') most = now + WAITING_MS;
    return postMessage.call(this, asked, ...rest);
  };
  for (const name of ['setTimeout', 'setInterval']) {
    const timer = globalThis[name];
    const hurried = (run, delay = 0, ...rest) =>
      timer(run, name === 'setTimeout' && delay >= PATIENCE_MS ? delay : delay / speed, ...rest);
    globalThis[name] = Object.assign(hurried, timer);
  }
  tellMemory(now);
}

async function tellMemory(begun) {
  for (let hour = 1; ; hour += 1) {
    while (Date.now() < begun + hour * HOUR_MS) await sleep(COLLECTING_MS, undefined, { ref: false });
    collecting.postMessage(null);
    collect();
    await sleep(COLLECTING_MS, undefined, { ref: false });
    const { rss, heapUsed } = process.memoryUsage();
    process.stdout.write(`memory ${JSON.stringify({ rss, heapUsed })}\n`);
  }
}

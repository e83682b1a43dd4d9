import { expect, test } from 'vitest';
import { type AttemptMemory, Attempts } from './attempts.ts';
import { UpstreamError } from './send.ts';

function memory(): AttemptMemory & { text: string | null } {
  return {
    text: null,
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
    },
  };
}

const lost = () => Promise.reject(new UpstreamError('timeout'));
const refused = () => Promise.reject(new UpstreamError('failure', { errCode: 3001 }));
const deed = ['access', 'createRoleGroup', { name: '夜班', remark: '交接' }];
const sameDeed = ['access', 'createRoleGroup', { remark: '交接', name: '夜班' }];

/** The id that an attempt was made with, whatever became of it. */
async function idOf(attempts: Attempts, what: unknown, answer: () => Promise<unknown>, isLasting = true) {
  let id = '';
  const write = (requestId: string) => {
    id = requestId;
    return answer();
  };
  await attempts.run(what, write, isLasting).catch(() => undefined);
  return id;
}

test('what is sent again after a lost answer is the same attempt, also after a reload', async () => {
  const kept = memory();
  const first = await idOf(new Attempts(kept), deed, lost);
  expect(kept.text).toContain(first);
  expect(kept.text).not.toContain('夜班');
  // a form that is filled from a draft has its fields in another order
  const reloaded = new Attempts(kept);
  expect(await idOf(reloaded, sameDeed, lost)).toBe(first);
  expect(await idOf(reloaded, sameDeed, async () => 'done')).toBe(first);
  expect(kept.text).toBeNull();
  expect(await idOf(reloaded, deed, lost)).not.toBe(first);
});

test('the same while the first is still under way is the same attempt', async () => {
  const attempts = new Attempts(memory());
  let resolve = (_answer: string) => {};
  const promise = new Promise<string>(answered => {
    resolve = answered;
  });
  const first = idOf(attempts, deed, () => promise);
  const second = idOf(attempts, deed, () => promise);
  resolve('done');
  expect(await first).toBe(await second);
});

test('another deed, a refused one and one of another person have ids of their own', async () => {
  const kept = memory();
  const attempts = new Attempts(kept);
  const first = await idOf(attempts, deed, lost);
  expect(await idOf(attempts, [...deed, 1], lost)).not.toBe(first);
  expect(await idOf(attempts, deed, refused)).toBe(first);
  const next = await idOf(attempts, deed, lost);
  expect(next).not.toBe(first);
  attempts.clear();
  expect(kept.text).toBeNull();
  expect(await idOf(attempts, deed, lost)).not.toBe(next);
});

test('only what lasts is written down, and what was written by something else is passed over', async () => {
  const kept = memory();
  await idOf(new Attempts(kept), deed, lost, false);
  expect(kept.text).toBeNull();
  kept.text = '{"no": "list"}';
  expect(await idOf(new Attempts(kept), deed, lost)).not.toBe('');
});

test('an id is used for as long as the upstream keeps its answer, and no longer', async () => {
  const kept = memory();
  const first = await idOf(new Attempts(kept), deed, lost);
  const entries = JSON.parse(kept.text ?? '[]');
  entries[0][1][1] -= 25 * 3_600_000;
  kept.text = JSON.stringify(entries);
  expect(await idOf(new Attempts(kept), deed, lost)).not.toBe(first);
});

/** A write that is sent again with its request id, whatever became of the first answer, is done once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { isMeasuring, report } from '../measure/row.ts';

const WRITES = isMeasuring ? 200 : 10;
const TIMES = 5;

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

it(`each of ${WRITES} writes, sent ${TIMES} times at once and once more, is done once`, async () => {
  const count = async () =>
    (await office.admin.ask(accessCalls.listAdminUsers, { query: { size: 1 } })).total ?? 0;
  const before = await count();
  let differing = 0;
  for (let write = 0; write < WRITES; write += 1) {
    const body = {
      account: `again${write}`,
      userName: `重发${write}`,
      roles: [{ roleId: '4' }],
      requestId: `attempt-${write}`,
    };
    const send = () => office.admin.ask(accessCalls.createAdminUser, { body });
    const answers = [...(await Promise.all(Array.from({ length: TIMES }, send))), await send()];
    // the one-time password is in it: an answer made anew would have another
    if (new Set(answers.map(answer => JSON.stringify(answer))).size > 1) differing += 1;
  }
  const done = (await count()) - before;
  report({
    id: 'R6',
    what: `${WRITES} writes, each sent ${TIMES} times at once and once more`,
    target: 'done once (requestId)',
    figure: `${done} done, ${differing} answered differently`,
    isMet: done === WRITES && differing === 0,
  });
  expect({ done, differing }).toEqual({ done: WRITES, differing: 0 });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aLostCase,
  askAboutCase,
  CONFIRMED,
  doWithCase,
  GIVEN_BACK,
  HELD,
  LOST_RIGHTS,
  type Step,
} from '../../../../tests/builders/lost-cases.ts';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { lostCalls } from '../../../contract/lost-calls.ts';
import { CLOSE_MS, FIRST_ACTION_MS } from '../../../contract/lost-order.ts';

let office: Office;
let clerk: Person;
let colleague: Person;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: LOST_RIGHTS });
  colleague = await office.aClerk({ rights: LOST_RIGHTS });
});
afterAll(() => office.close());

const aCase = (body?: object) => aLostCase(clerk, body);
const ask = askAboutCase;
const done = (id: string, ...steps: Step[]) => doWithCase(clerk, id, steps);
const serviceOf = async (id: string) => (await clerk.ask(lostCalls.serviceInfo, { params: { id } })).data;
const refused = (reason: string) => ({ errCode: 3002, failure: { reason } });

const TO_MATCH: Step = ['matchInfo', { matchPlateNumber: '桂A12345', matchDriverName: '李师傅' }];

describe('a case from its claim to its end', () => {
  it('goes through its stages, with a deadline until it is closed, and all of it is noted', async () => {
    const { id, createdOn } = await aCase();
    expect(await done(id, ['handleUser'])).toMatchObject({
      stage: 'searching',
      handleStatus: 1,
      handleUserId: clerk.id,
      slaDeadline: createdOn + CLOSE_MS.usual,
    });
    expect(await done(id, TO_MATCH)).toMatchObject({ stage: 'askingDriver', matchWay: 1 });
    expect(await done(id, ['propertyConfirm', { propertyConfirm: 1 }])).toMatchObject({
      stage: 'askingOwner',
    });
    expect(await done(id, ['ownerConfirmInfo', { ownerConfirm: 1, ownerRemark: '是我的' }])).toMatchObject({
      stage: 'returning',
      ownerRemark: '是我的',
    });
    expect(
      await done(id, ['propertyReturn', { propertyReturn: 1, returnType: 3, expressNo: 'SF1' }]),
    ).toMatchObject({
      propertyReturn: 1,
      returnTime: null,
    });
    expect(await done(id, ['propertyReturn', { propertyReturn: 2 }])).toMatchObject({
      propertyReturn: 2,
      returnType: 3,
      expressNo: 'SF1',
    });
    expect(await done(id, ['handleResult', { handleResult: 1 }])).toMatchObject({
      stage: 'toReward',
      handleStatus: 2,
      rewardStatus: 0,
      slaDeadline: null,
    });
    const { log } = await serviceOf(id);
    expect(log.map(({ action }) => action)).toEqual([
      'create',
      'claim',
      'match',
      'held',
      'ownerConfirms',
      'sendBack',
      'giveBack',
      'closeAsReturned',
    ]);
  });

  it('is refused with the reason where a step is missing, and nothing changes', async () => {
    const { id } = await aCase();
    expect(await ask(clerk, 'matchInfo', id, { matchPlateNumber: '桂A1' })).toMatchObject(
      refused('LOST_NOT_IN_HAND'),
    );
    await done(id, ['handleUser']);
    expect(await ask(clerk, 'propertyConfirm', id, { propertyConfirm: 1 })).toMatchObject(
      refused('LOST_NOT_MATCHED'),
    );
    await done(id, TO_MATCH);
    expect(await ask(clerk, 'propertyReturn', id, { propertyReturn: 1 })).toMatchObject(
      refused('LOST_NOT_HELD'),
    );
    expect(await ask(clerk, 'handleResult', id, { handleResult: 1 })).toMatchObject(
      refused('LOST_OWNER_UNCONFIRMED'),
    );
    const { log } = await serviceOf(id);
    expect(log.map(({ action }) => action)).toEqual(['create', 'claim', 'match']);
  });

  it('names a plate or a driver when it is matched, a driver of the register with his number', async () => {
    const { id } = await aCase();
    await done(id, ['handleUser']);
    const nobody = await ask(clerk, 'matchInfo', id, {});
    expect(nobody).toMatchObject({ errCode: 3007, failure: { fields: [{ field: 'matchPlateNumber' }] } });
    expect(await ask(clerk, 'matchInfo', id, { matchDriverId: '999999999' })).toMatchObject({
      errCode: 3006,
    });
  });

  it('is asked for anew at driver and owner after another match', async () => {
    const { id } = await aCase();
    await done(id, ...HELD);
    const again = await done(id, ['matchInfo', { matchPlateNumber: '桂A54321' }]);
    expect(again).toMatchObject({ propertyConfirm: 0, ownerConfirm: 2, matchPlateNumber: '桂A54321' });
    expect(again.matchDriverName).toBeNull();
  });

  it('goes on being searched for where the owner first confirms and then denies', async () => {
    const { id } = await aCase();
    await done(id, ...CONFIRMED);
    expect(await ask(clerk, 'matchInfo', id, { matchStatus: 0 })).toMatchObject(
      refused('LOST_OWNER_CONFIRMED'),
    );
    const denied = await done(id, ['ownerConfirmInfo', { ownerConfirm: 0, ownerRemark: '看错了' }]);
    expect(denied).toMatchObject({ stage: 'searching', matchStatus: 0, ownerConfirm: 0, propertyConfirm: 0 });
    expect(await done(id, TO_MATCH)).toMatchObject({ ownerConfirm: 2 });
  });

  it('cannot be denied once it is back', async () => {
    const { id } = await aCase();
    await done(id, ...GIVEN_BACK);
    const denied = await ask(clerk, 'ownerConfirmInfo', id, { ownerConfirm: 0 });
    expect(denied).toMatchObject(refused('LOST_RETURNED'));
  });

  it('of who has paid has to be begun and closed sooner', async () => {
    const vip = await aCase({ payStatus: 1 });
    expect(vip.slaDeadline).toBe(vip.createdOn + FIRST_ACTION_MS.vip);
    expect((await done(vip.id, ['handleUser'])).slaDeadline).toBe(vip.createdOn + CLOSE_MS.vip);
  });
});

describe('a case in the hands of somebody', () => {
  it('is taken over with a reason, which is noted', async () => {
    const { id } = await aCase();
    await done(id, ['handleUser']);
    expect(await ask(colleague, 'handleUser', id)).toMatchObject(refused('TAKEN_OVER_WITHOUT_REASON'));
    const blind = await ask(colleague, 'handleUser', id, { reason: '小韦下班了' });
    expect(blind.errCode).toBe(3001);
    const { version } = await ask(clerk, 'handleUser', id).then(({ data }) => data);
    const taken = await ask(colleague, 'handleUser', id, { reason: '小韦下班了', version });
    expect(taken.data.handleUserId).toBe(colleague.id);
    const { log } = await serviceOf(id);
    expect(log.at(-1)).toMatchObject({
      action: 'claim',
      content: expect.stringMatching(/^职员\d+ · 小韦下班了$/),
    });
  });

  it('is claimed once by who claims it twice', async () => {
    const { id } = await aCase();
    const [first, second] = [await ask(clerk, 'handleUser', id), await ask(clerk, 'handleUser', id)];
    expect([first.errCode, second.errCode]).toEqual([0, 0]);
    expect(second.data.version).toBe(first.data.version);
  });

  it.each([
    ['without a version', {}],
    ['without a version, with a reason', { reason: '我来' }],
  ])('goes to one of those who claim it at once %s', async (_how, body) => {
    const { id } = await aCase();
    const third = await office.aClerk({ rights: LOST_RIGHTS });
    const people = [clerk, colleague, third];
    const answers = await Promise.all(people.map(person => ask(person, 'handleUser', id, body)));
    const won = answers.filter(({ errCode }) => errCode === 0);
    expect(won).toHaveLength(1);
    const { log } = await serviceOf(id);
    expect(log.filter(({ action }) => action === 'claim')).toHaveLength(1);
  });

  it('is given back by nobody else', async () => {
    const { id } = await aCase();
    await done(id, ['handleUser']);
    expect(await ask(colleague, 'handleStatus', id, {}, { value: 0 })).toMatchObject(
      refused('HELD_BY_ANOTHER'),
    );
  });

  it('is given back, and begins to wait again', async () => {
    const { id, createdOn } = await aCase();
    await done(id, ['handleUser']);
    const back = await ask(clerk, 'handleStatus', id, {}, { value: 0 });
    expect(back.data).toMatchObject({
      stage: 'toHandle',
      handleUserName: null,
      slaDeadline: createdOn + FIRST_ACTION_MS.usual,
    });
  });

  it('is closed by a result alone', async () => {
    const { id } = await aCase();
    await done(id, ['handleUser']);
    expect(await ask(clerk, 'handleStatus', id, {}, { value: 2 })).toMatchObject(
      refused('LOST_RESULT_MISSING'),
    );
  });

  it('is taken up again by who may', async () => {
    const { id } = await aCase();
    await done(id, ['handleUser'], ['handleResult', { handleResult: 2 }]);
    expect(await ask(colleague, 'handleStatus', id, {}, { value: 1 })).toMatchObject({ errCode: 3008 });
    const boss = await office.aClerk({ rights: [...LOST_RIGHTS, 'lost:reopen'] });
    const again = await ask(boss, 'handleStatus', id, { reason: '司机找到了' }, { value: 1 });
    expect(again.data).toMatchObject({ stage: 'searching', handleResult: null, handleEndDate: null });
  });

  it('is changed by one of two at a time', async () => {
    const { id } = await aCase();
    const { version } = await done(id, ['handleUser']);
    const both = await Promise.all(
      [clerk, colleague].map(by => ask(by, 'matchInfo', id, { version, matchPlateNumber: `桂A${by.id}` })),
    );
    expect(both.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3001]);
  });

  it('is not there for who works in other areas', async () => {
    const { id } = await aCase({ addressType: '450103' });
    const elsewhere = await office.aClerk({ rights: LOST_RIGHTS, areaIds: ['450105'] });
    expect(await ask(elsewhere, 'handleUser', id)).toMatchObject({ errCode: 3006 });
    expect((await elsewhere.ask(lostCalls.serviceInfo, { params: { id } })).errCode).toBe(3006);
  });
});

/** Lost things themselves: text messages about them, through whose hands they come, pictures, bank cards and receipts. */
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aLostCase,
  askAboutCase,
  CLOSED_AS_RETURNED,
  CONFIRMED,
  doWithCase,
  HELD,
  LOST_RIGHTS,
  MATCHED,
} from '../../../../tests/builders/lost-cases.ts';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { anUploadedPicture } from '../../../../tests/builders/uploads.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { FAILURES } from '../../../contract/grammar/failures.ts';
import { lostCalls } from '../../../contract/lost-calls.ts';
import { lostCustodyCalls } from '../../../contract/lost-custody.ts';
import { lostOutlayCalls } from '../../../contract/lost-outlay.ts';
import { lostPictureCalls } from '../../../contract/lost-picture.ts';
import { lostSearchCalls } from '../../../contract/lost-search.ts';
import { lostSmsCalls } from '../../../contract/lost-sms.ts';
import { revealLogCalls } from '../../../contract/reveal-log.ts';
import { storageCalls } from '../../../contract/storage.ts';
import { operateLog } from '../../core/audit/tables.ts';
import { file } from '../../core/files/tables.ts';
import { smsOutbox } from '../../core/outside/sms-outbox.ts';
import { driver } from '../../domain/fleet/tables.ts';
import { runPayments } from '../../domain/payments/paying.ts';
import { outlayTable } from '../../domain/payments/tables.ts';
import { SETTLERS } from '../../settlers.ts';

/** Its check digit is right. */
const CARD = '6222021234567890128';

let office: Office;
let clerk: Person;
let known: { id: string; name: string; mobile: string };
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: [...LOST_RIGHTS, 'lost:reward', 'lost:reopen'] });
  const [row] = await office.store.db
    .select({ id: driver.id, name: driver.name, mobile: driver.mobile })
    .from(driver)
    .limit(1);
  if (!row) throw new Error('no driver');
  known = row;
});
afterAll(() => office.close());

const textsTo = async (mobile: string) =>
  (await office.store.db.select().from(smsOutbox).where(eq(smsOutbox.mobile, mobile))).map(
    ({ text }) => text,
  );
const actionsOf = async (id: string) => {
  const { data } = await clerk.ask(lostCalls.serviceInfo, { params: { id } });
  return data.log.map(({ action }) => action);
};
const steps = (of: typeof MATCHED) =>
  of.map(([act, body]) =>
    act === 'matchInfo'
      ? ([act, { matchPlateNumber: '桂A12345', matchDriverId: known.id }] as const)
      : ([act, body] as const),
  );

describe('a text message', () => {
  it('asks the owner for clues in the words of the property, and stands in what was done', async () => {
    const { id, lostNo } = await aLostCase(clerk, { ownerMobile: '13877001001' });
    const { errCode } = await clerk.ask(lostSmsCalls.sendFormSms, { query: { lostId: id } });
    expect(errCode).toBe(0);
    const [text] = await textsTo('13877001001');
    expect(text).toContain('黑色双肩包');
    expect(text).toContain(lostNo);
    expect(text).not.toContain('{');
    expect(await actionsOf(id)).toEqual(['create', 'formSms']);
  });

  it('is told before it is sent, to who may send it and sees the case', async () => {
    const { id } = await aLostCase(clerk, { ownerMobile: '13877001009', addressType: '450103' });
    const told = (by = clerk) => by.ask(lostSearchCalls.lostSmsText, { query: { lostId: id, kind: 'form' } });
    const { data } = await told();
    expect(await textsTo('13877001009')).toEqual([]);
    await clerk.ask(lostSmsCalls.sendFormSms, { query: { lostId: id } });
    expect(await textsTo('13877001009')).toEqual([data.text]);
    const reader = await office.aClerk({ rights: ['lost'] });
    expect((await told(reader)).errCode).toBe(FAILURES.NO_PERMISSION.errCode);
    const elsewhere = await office.aClerk({ rights: ['lost', 'lost:handle'], areaIds: ['450108'] });
    expect((await told(elsewhere)).errCode).toBe(FAILURES.NOT_FOUND.errCode);
  });

  it('is not sent more often to one number in a day than may be, whoever sends it, and again on the next', async () => {
    const { id } = await aLostCase(clerk, { ownerMobile: '13877001002' });
    const send = () => clerk.ask(lostSmsCalls.sendFormSms, { query: { lostId: id } });
    for (let times = 0; times < 3; times += 1) expect((await send()).errCode).toBe(0);
    expect(await send()).toMatchObject({ errCode: 3005, failure: { reason: 'LOST_SMS_LIMIT' } });
    expect(await textsTo('13877001002')).toHaveLength(3);
    // as if these were of the day before
    await office.store.db
      .update(smsOutbox)
      .set({ createdOn: office.clock() - 86_400_000 })
      .where(eq(smsOutbox.mobile, '13877001002'));
    expect((await send()).errCode).toBe(0);
  });

  it('two at once for the last that may be sent: one is', async () => {
    const { id } = await aLostCase(clerk, { ownerMobile: '13877001003' });
    const send = () => clerk.ask(lostSmsCalls.sendFormSms, { query: { lostId: id } });
    await send();
    await send();
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3005]);
    expect(await textsTo('13877001003')).toHaveLength(3);
  });

  it('tells the driver of his reward once the owner has confirmed, and not before', async () => {
    const { id } = await aLostCase(clerk);
    const send = () => clerk.ask(lostSmsCalls.sendDriverRewardSms, { query: { lostId: id } });
    expect(await send()).toMatchObject({ failure: { reason: 'LOST_NOT_MATCHED' } });
    await doWithCase(clerk, id, steps(HELD));
    expect(await send()).toMatchObject({ failure: { reason: 'LOST_OWNER_UNCONFIRMED' } });
    await doWithCase(clerk, id, [['ownerConfirmInfo', { ownerConfirm: 1 }]]);
    expect((await send()).errCode).toBe(0);
    expect((await textsTo(known.mobile)).at(-1)).toContain('桂A12345');
  });

  it('goes to nobody whose number is not known, nor about a case that is closed', async () => {
    const unknown = await aLostCase(clerk);
    await doWithCase(clerk, unknown.id, CONFIRMED);
    expect(
      await clerk.ask(lostSmsCalls.sendDriverRewardSms, { query: { lostId: unknown.id } }),
    ).toMatchObject({
      failure: { reason: 'LOST_NO_NUMBER' },
    });
    const { id } = await aLostCase(clerk);
    await doWithCase(clerk, id, [['cancel', { cancelReason: '找到了' }]]);
    expect(await clerk.ask(lostSmsCalls.sendFormSms, { query: { lostId: id } })).toMatchObject({
      failure: { reason: 'LOST_CLOSED' },
    });
  });
});

describe('the chain of custody', () => {
  const chain = async (lostId: string) => {
    const { data } = await clerk.ask(lostCustodyCalls.listCustody, { query: { lostId } });
    return data.map(({ holder, holderName }) => [holder, holderName]);
  };
  const handOver = (lostId: string, body: object) =>
    clerk.ask(lostCustodyCalls.handOver, { body: { lostId, holder: 4, holderName: '失物柜 3 号', ...body } });

  it('goes from the driver through all hands to the owner, each with who noted it', async () => {
    const { id } = await aLostCase(clerk, { ownerName: '韦女士' });
    await doWithCase(clerk, id, HELD);
    await handOver(id, { holder: 2, holderName: '众运前台' });
    office.clock.advance(60_000);
    await handOver(id, { place: '民族大道 1 号' });
    await doWithCase(clerk, id, [
      ['ownerConfirmInfo', { ownerConfirm: 1 }],
      ['propertyReturn', { propertyReturn: 1, returnType: 3, expressNo: 'SF100' }],
      ['propertyReturn', { propertyReturn: 2, receiverName: '韦先生（代领）' }],
    ]);
    expect(await chain(id)).toEqual([
      [1, '李师傅'],
      [2, '众运前台'],
      [4, '失物柜 3 号'],
      [3, 'SF100'],
      [6, '韦先生（代领）'],
    ]);
    expect((await actionsOf(id)).filter(action => action === 'handOver')).toHaveLength(2);
  });

  it('names the owner where nobody else collects it, and the police where it ends there', async () => {
    const owner = await aLostCase(clerk, { ownerName: '韦女士' });
    await doWithCase(clerk, owner.id, [
      ...CONFIRMED,
      ['propertyReturn', { propertyReturn: 2, returnType: 1 }],
    ]);
    expect((await chain(owner.id)).at(-1)).toEqual([6, '韦女士']);
    const police = await aLostCase(clerk);
    await doWithCase(clerk, police.id, [
      ...CONFIRMED,
      ['propertyReturn', { propertyReturn: 2, returnType: 5, receiverName: '新竹派出所' }],
    ]);
    expect((await chain(police.id)).at(-1)).toEqual([5, '新竹派出所']);
  });

  it('begins anew with another match, and is empty while nobody holds it', async () => {
    const { id } = await aLostCase(clerk);
    await doWithCase(clerk, id, HELD);
    office.clock.advance(1_000);
    await doWithCase(clerk, id, [
      ['propertyConfirm', { propertyConfirm: 2 }],
      ['matchInfo', { matchPlateNumber: '桂A55555', matchDriverName: '黄师傅' }],
    ]);
    expect(await chain(id)).toEqual([]);
    await doWithCase(clerk, id, [['propertyConfirm', { propertyConfirm: 1 }]]);
    expect(await chain(id)).toEqual([[1, '黄师傅']]);
  });

  it('goes on by hand-overs: that the driver holds it is said once, and to one holder it is handed once', async () => {
    const { id } = await aLostCase(clerk);
    await doWithCase(clerk, id, HELD);
    office.clock.advance(1_000);
    await handOver(id, {});
    expect(await handOver(id, {})).toMatchObject({ failure: { reason: 'LOST_WITH_HOLDER_ALREADY' } });
    office.clock.advance(1_000);
    expect(await askAboutCase(clerk, 'propertyConfirm', id, { propertyConfirm: 1 })).toMatchObject({
      errCode: 3002,
      failure: { reason: 'LOST_HELD_ALREADY' },
    });
    await handOver(id, { holder: 1, holderName: '李师傅' });
    expect((await chain(id)).map(([holder]) => holder)).toEqual([1, 4, 1]);
  });

  it('is not handed on before somebody holds it, nor once it is back, nor on a version that is over', async () => {
    const { id } = await aLostCase(clerk);
    const { version } = await doWithCase(clerk, id, MATCHED);
    expect(await handOver(id, {})).toMatchObject({ failure: { reason: 'LOST_NOT_HELD' } });
    await doWithCase(clerk, id, [['propertyConfirm', { propertyConfirm: 1 }]]);
    expect((await handOver(id, { version })).errCode).toBe(3001);
    await doWithCase(clerk, id, CONFIRMED.slice(3));
    await doWithCase(clerk, id, [['propertyReturn', { propertyReturn: 2, returnType: 1 }]]);
    expect(await handOver(id, {})).toMatchObject({ failure: { reason: 'LOST_RETURNED' } });
  });
});

describe('a picture', () => {
  const add = async (lostId: string, body: object = {}) =>
    clerk.ask(lostPictureCalls.addLostPicture, {
      body: { lostId, kind: 1, fileId: await anUploadedPicture(office, clerk.token), ...body },
    });
  const list = (by: Person, lostId: string) =>
    by.ask(lostPictureCalls.listLostPictures, { query: { lostId } });

  it('is shown by an address of its own, and one of papers as a blur without any', async () => {
    const { id } = await aLostCase(clerk);
    await add(id);
    await add(id, { kind: 2, isPaper: 1 });
    const [plain, paper] = (await list(clerk, id)).data;
    expect(plain).toMatchObject({ isPaper: 0, preview: null, url: expect.stringContaining('/api/files/') });
    expect(paper).toMatchObject({
      isPaper: 1,
      url: null,
      preview: expect.stringMatching(/^data:image\/webp/),
    });
    const pixels = Buffer.from(String(paper?.preview).split(',')[1] ?? '', 'base64');
    const { width = 0, height = 0 } = await sharp(pixels).metadata();
    expect(Math.max(width, height)).toBe(16);
    expect(await actionsOf(id)).toEqual(['create', 'picture', 'picture']);
  });

  it('of a case about documents counts as one of papers unless that is said otherwise', async () => {
    const { id } = await aLostCase(clerk, { goodsType: 3 });
    await add(id);
    await add(id, { isPaper: 0 });
    expect((await list(clerk, id)).data.map(({ isPaper }) => isPaper)).toEqual([1, 0]);
  });

  it('of papers is shown to who may reveal and says why, which is written down', async () => {
    const { id } = await aLostCase(clerk);
    const { data: paper } = await add(id, { isPaper: 1 });
    const show = (by: Person) =>
      by.ask(lostPictureCalls.showLostPaper, { body: { id: paper.id, reason: 2 } });
    expect((await show(clerk)).errCode).toBe(3008);
    const eyes = await office.aClerk({ rights: [...LOST_RIGHTS, 'privacy:reveal'] });
    expect((await show(eyes)).data.url).toContain('/api/files/');
    const { data } = await office.admin.ask(revealLogCalls.revealLog, { query: { userId: eyes.id } });
    expect(data).toEqual([
      expect.objectContaining({ objectType: 'lostPicture', objectId: paper.id, field: 'picture', reason: 2 }),
    ]);
  });

  it('of papers stays blurred for who has sent it, however he shows it again', async () => {
    const { id } = await aLostCase(clerk);
    const fileId = await anUploadedPicture(office, clerk.token);
    const { data: first } = await add(id, { fileId });
    const address = () => clerk.ask(storageCalls.fileAddress, { params: { fileId } });
    expect((await address()).errCode).toBe(0);
    expect(first.url).toContain('/api/files/');
    await add(id, { fileId, isPaper: 1 });
    expect((await address()).errCode).toBe(3006);
    const { data: again } = await add(id, { fileId, isPaper: 0 });
    expect(again).toMatchObject({ isPaper: 1, url: null });
    expect((await list(clerk, id)).data.map(({ url }) => url)).toEqual([null, null, null]);
  });

  it('that is shown twice stays until the last of both is removed', async () => {
    const { id } = await aLostCase(clerk);
    const fileId = await anUploadedPicture(office, clerk.token);
    const pictures = [await add(id, { fileId }), await add(id, { fileId, kind: 3 })];
    const stateOf = async () =>
      (await office.store.db.select().from(file).where(eq(file.id, fileId)))[0]?.state;
    for (const [at, { data }] of pictures.entries()) {
      expect(await stateOf()).toBe(1);
      const [shown] = (await list(clerk, id)).data;
      expect((await office.app.inject(String(shown?.url))).statusCode).toBe(200);
      await clerk.ask(lostPictureCalls.removeLostPicture, { body: { id: data.id } });
      expect((await list(clerk, id)).data).toHaveLength(1 - at);
    }
    expect(await stateOf()).toBe(0);
  });

  it('is not found by who does not see its case, and gone once it is removed', async () => {
    const { id } = await aLostCase(clerk, { addressType: '450103' });
    const { data: picture } = await add(id);
    const elsewhere = await office.aClerk({ rights: LOST_RIGHTS, areaIds: ['450102'] });
    const remove = (by: Person) => by.ask(lostPictureCalls.removeLostPicture, { body: { id: picture.id } });
    expect((await list(elsewhere, id)).errCode).toBe(3006);
    expect((await remove(elsewhere)).errCode).toBe(3006);
    expect((await remove(clerk)).errCode).toBe(0);
    expect((await list(clerk, id)).data).toEqual([]);
    expect((await remove(clerk)).errCode).toBe(3006);
  });
});

const PAYING = ['lost', 'lost:reward'];

describe('a bank card and its receipt', () => {
  const card = (id: string) => clerk.ask(lostOutlayCalls.getBankcard, { params: { id } });
  const save = (id: string, body: object = {}) =>
    clerk.ask(lostOutlayCalls.saveBankcard, {
      params: { id },
      body: { bankName: '桂林银行', cardNo: CARD, cardHolder: '李师傅', ...body },
    });
  const receipt = (id: string) => clerk.ask(lostOutlayCalls.getReceipt, { params: { id } });

  it('is that of the driver of the match, masked, and known at his next case', async () => {
    const { id } = await aLostCase(clerk);
    expect(await card(id)).toMatchObject({ failure: { reason: 'LOST_NOT_MATCHED' } });
    await doWithCase(clerk, id, steps(MATCHED));
    expect((await card(id)).data).toMatchObject({ cardNo: null, verified: 0, version: 0 });
    await save(id);
    const other = await aLostCase(clerk);
    await doWithCase(clerk, other.id, steps(MATCHED));
    expect((await card(other.id)).data).toMatchObject({
      bankName: '桂林银行',
      cardNo: '****0128',
      verified: 0,
    });
    const written = await office.store.db.select().from(operateLog);
    expect(JSON.stringify(written)).not.toContain(CARD);
  });

  it('is written down once by two clerks at cases of the same driver', async () => {
    const [other] = await office.store.db
      .select({ id: driver.id })
      .from(driver)
      .orderBy(desc(driver.id))
      .limit(1);
    const ids = [(await aLostCase(clerk)).id, (await aLostCase(clerk)).id];
    for (const id of ids)
      await doWithCase(clerk, id, [
        ['handleUser'],
        ['matchInfo', { matchPlateNumber: '桂A12345', matchDriverId: other?.id }],
      ]);
    const answers = await Promise.all(ids.map(id => save(id, { version: 0 })));
    expect(answers.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3001]);
  });

  it('is refused with a wrong check digit, on a version that is over, and for whom the register does not know', async () => {
    const { id } = await aLostCase(clerk);
    await doWithCase(clerk, id, steps(MATCHED));
    const { version } = (await card(id)).data;
    expect(await save(id, { cardNo: '6222021234567890127', version })).toMatchObject({
      failure: { fields: [{ field: 'cardNo' }] },
    });
    expect((await save(id, { version: version + 1 })).errCode).toBe(3001);
    const stranger = await aLostCase(clerk);
    await doWithCase(clerk, stranger.id, MATCHED);
    expect(await save(stranger.id)).toMatchObject({ failure: { reason: 'LOST_DRIVER_UNKNOWN' } });
  });

  it('gets the reward by card, is verified by it until it changes, and the receipt names it', async () => {
    const { id } = await aLostCase(clerk, { addressType: '450103' });
    await doWithCase(clerk, id, steps(CLOSED_AS_RETURNED));
    await save(id, { version: (await card(id)).data.version });
    expect((await receipt(id)).errCode).toBe(3006);
    // the card is new: another person looks at it besides
    const reward = ['sendReward', { rewardAmount: 5_000, rewardChannel: 2 }] as const;
    const [payer, second] = [
      await office.aClerk({ rights: PAYING }),
      await office.aClerk({ rights: PAYING }),
    ];
    expect((await askAboutCase(payer, reward[0], id, reward[1])).errCode).toBe(3009);
    await doWithCase(second, id, [reward]);
    const [outlay] = await office.store.db.select().from(outlayTable).where(eq(outlayTable.bizStrId, id));
    expect(outlay).toMatchObject({ payeeAccount: CARD, payeeName: '李师傅' });
    for (let turn = 0; turn < 3; turn += 1) {
      await office.run(runPayments(SETTLERS));
      office.clock.advance(30_000);
    }
    expect((await card(id)).data.verified).toBe(1);
    const { data } = await receipt(id);
    expect(data).toMatchObject({
      lostId: id,
      amount: 5_000,
      payeeAccount: '****0128',
      payeeName: '李师傅',
      payerAccount: null,
      state: 1,
    });
    expect(data.serialNum).toBeTruthy();
    const list = await clerk.ask(lostOutlayCalls.listReceipts, {
      query: { serialNum: String(data.serialNum) },
    });
    expect([list.total, list.data]).toEqual([1, [data]]);
    await save(id, { cardNo: '6222020000000000000', version: (await card(id)).data.version });
    expect((await card(id)).data.verified).toBe(0);
  });

  it('of other areas is told to nobody', async () => {
    const elsewhere = await office.aClerk({ rights: LOST_RIGHTS, areaIds: ['450102'] });
    const { id } = await aLostCase(clerk, { addressType: '450103' });
    expect((await elsewhere.ask(lostOutlayCalls.getBankcard, { params: { id } })).errCode).toBe(3006);
    expect((await elsewhere.ask(lostOutlayCalls.listReceipts, { query: {} })).total).toBe(0);
  });
});

it('what is done without the right that it needs is refused', async () => {
  const reader = await office.aClerk({ rights: ['lost'] });
  const { id } = await aLostCase(clerk);
  expect((await reader.ask(lostSmsCalls.sendFormSms, { query: { lostId: id } })).errCode).toBe(3008);
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { DRAFT_KEPT_MS, draftCalls, MOST_DRAFTS } from '../../contract/draft.ts';
import { forgetOldDrafts } from './handlers.ts';
import { draft } from './tables.ts';

let office: Office;
beforeEach(async () => {
  office = await anOffice();
});
afterEach(() => office.close());

const PLACE = 'system-manage/role-group/2';
const content = JSON.stringify({ typed: { name: '夜班' } });
const keep = (place = PLACE, who = office.admin) =>
  who.ask(draftCalls.keepDraft, { body: { place, content } });
const read = async (who = office.admin) =>
  (await who.ask(draftCalls.readDraft, { query: { place: PLACE } })).data;

it('is there for who typed it, and for nobody else', async () => {
  await keep();
  expect(await read()).toEqual({ content, updatedOn: office.clock() });
  expect(await read(await office.aClerk())).toBeNull();
  const rows = await office.store.db.select().from(draft);
  expect(JSON.stringify(rows)).not.toContain('夜班');
});

it('opens for nobody whose row it was not', async () => {
  const clerk = await office.aClerk();
  await keep();
  await office.store.db.update(draft).set({ userId: clerk.id });
  expect(await read(clerk)).toBeNull();
});

it('goes when it is saved or given up, and after some days by itself', async () => {
  await keep();
  await office.admin.ask(draftCalls.dropDraft, { query: { place: PLACE } });
  expect(await read()).toBeNull();
  await keep();
  office.clock.advance(DRAFT_KEPT_MS + 1);
  await office.run(forgetOldDrafts);
  expect(await office.store.db.$count(draft)).toBe(0);
});

it('gives way to newer ones where somebody has very many', async () => {
  for (let number = 0; number <= MOST_DRAFTS; number++) {
    office.clock.advance(1);
    await keep(`${PLACE}${number}`);
  }
  const rows = await office.store.db.select({ place: draft.place }).from(draft);
  expect(rows).toHaveLength(MOST_DRAFTS);
  expect(rows.map(({ place }) => place)).not.toContain(`${PLACE}0`);
});

/** Figures of the day while another process counts them for the first time. */
// @feature day-figures
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../../src/upstream/core/context.ts';
import { serialize } from '../../src/upstream/core/database/serialize.ts';
import { dayFiguresOf } from '../../src/upstream/day-figures.ts';
import { countDayFigures } from '../../src/upstream/domain/day-figures/counting.ts';
import { dayFigureDay } from '../../src/upstream/domain/day-figures/tables.ts';
import { anOffice } from '../builders/office.ts';

it('leave the first day to that process, which knows whether it was recorded whole', async () => {
  const office = await anOffice();
  const { db } = office.store;
  const name = 'alarm.raised';
  const figures = dayFiguresOf(office).filter(figure => figure.name === name);
  const count = () => office.run(countDayFigures(figures));
  const marks = () => db.select().from(dayFigureDay).where(eq(dayFigureDay.figure, name));
  await db.transaction(async other => {
    await serialize(other as unknown as Db, `day figure ${name}`);
    await count();
  });
  expect(await marks()).toEqual([]);
  await count();
  expect((await marks()).length).toBeGreaterThan(1);
  await office.close();
});

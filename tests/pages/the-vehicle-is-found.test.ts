/** The vehicle in which something was lost: found by the ride, its driver asked, and matched to the case. */
// @feature lost-order
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { smsOutbox } from '../../src/upstream/core/outside/sms-outbox.ts';
import { trip } from '../../src/upstream/core/positions/tables.ts';
import { driver, vehicle } from '../../src/upstream/domain/fleet/tables.ts';
import { lostContact, lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { aLostCase, doWithCase } from '../builders/lost-cases.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const MINUTE_MS = 60_000;
const FROM = { lng: 108.366, lat: 22.817 };
const TO = { lng: 108.4, lat: 22.84 };

describe('the search for the vehicle', () => {
  const site = aSite();
  const db = () => site().upstream.store.db;

  /** Two taxis with drivers that drove about then: the first fits better. */
  async function twoRides(boarded: number) {
    const taxis = await db()
      .select({ vehicleId: vehicle.id, plateNumber: vehicle.plateNumber, addressType: vehicle.addressType })
      .from(vehicle)
      .innerJoin(driver, eq(driver.vehicleId, vehicle.id))
      .limit(2);
    await db()
      .insert(trip)
      .values(
        taxis.map((taxi, at) => ({
          ...taxi,
          onTime: boarded + (at * 8 - 3) * MINUTE_MS,
          onLng: FROM.lng,
          onLat: FROM.lat + 0.001 + at * 0.005,
          offTime: boarded + (15 + at * 8) * MINUTE_MS,
          offLng: TO.lng,
          offLat: TO.lat,
          distance: 5_000,
        })),
      );
    return taxis.map(({ plateNumber }) => plateNumber);
  }

  it('shows what speaks for each, takes down what a driver says, writes to several, and matches one', async () => {
    const lost = await site().upstream.signIn('lost', DEMO_PASSWORD);
    const boarded = Math.floor((site().upstream.clock() - 60 * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
    const [first = '', second = ''] = await twoRides(boarded);
    const about = { upTime: boarded, upLng: FROM.lng, upLat: FROM.lat, downLng: TO.lng, downLat: TO.lat };
    const { id } = await aLostCase(lost);
    await db()
      .update(lostOrderTable)
      .set({ ...about, plateNumber: null })
      .where(eq(lostOrderTable.id, id));
    await doWithCase(lost, id, [['handleUser']]);
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'lost', DEMO_PASSWORD, `/lost/index/${id}`);
    await page.getByRole('tab', { name: '查找车辆' }).click();
    const row = (plate: string) => page.getByRole('listitem').filter({ hasText: plate });
    await row(first).getByText('上车', { exact: false }).first().waitFor();
    expect(await row(first).first().innerText()).toMatch(/上车 \d\d:\d\d 111 m 早 3 分/);

    // next to what fits to the minute the other is hardly likely
    const unlikely = page.getByRole('button', { name: '另有 1 辆车，可能性不到 1%' });
    await unlikely.waitFor();
    expect(await row(second).count()).toBe(0);
    await unlikely.click();
    expect(await unlikely.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('2');
    await expect.poll(() => row(second).getByRole('button', { expanded: true }).count()).toBe(1);
    await page.keyboard.press('ArrowUp');
    await row(first).getByRole('textbox', { name: '联系备注' }).fill('在后座');
    await row(first).getByRole('button', { name: '确认有', exact: true }).click();
    await expect
      .poll(async () => (await db().select().from(lostContact).where(eq(lostContact.lostId, id)))[0])
      .toMatchObject({ contactStatus: 2, remark: '在后座' });

    await page.getByRole('checkbox', { name: `选中 ${second}` }).click();
    await page.getByRole('button', { name: /^发短信给选中司机/ }).click();
    await page.getByRole('dialog').getByText(second).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '发送' }).click();
    await page.getByText(`已发：${second}`).waitFor();
    expect(await db().select().from(smsOutbox).where(eq(smsOutbox.kind, 'lostItem'))).toHaveLength(1);

    await row(first).getByRole('button', { name: '匹配此车' }).click();
    await expect
      .poll(async () => (await db().select().from(lostOrderTable).where(eq(lostOrderTable.id, id)))[0])
      .toMatchObject({ matchPlateNumber: first, matchWay: 3 });
    expect(complaints).toEqual([]);
  });
});

/** A monitor sees who has left the town, since when and how far, in the list and on the map. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { machineCalls } from '../../src/contract/machine.ts';
import { propertyCalls } from '../../src/contract/property.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aGatewayKey, signedHeaders } from '../builders/gateway.ts';
import { askAt } from '../builders/request.ts';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';

const OUT = '/vehicle-monitor/outCityMonitoring';
const PUSH = '/api/open/positions';
const OUTLINE = '108.30,22.75 108.43,22.75 108.43,22.88 108.30,22.88';
const INSIDE = { lng: 108.36, lat: 22.81 };
/** Two kilometres beyond the edge in the east, and six. */
const NEAR = { lng: 108.45, lat: 22.81 };
const FAR = { lng: 108.49, lat: 22.81 };

async function tokenOf(url: string, account: string): Promise<string> {
  const body = { account, password: DEMO_PASSWORD };
  return (await askAt(url, sessionCalls.login, { body })).data.token;
}

/** Plates of vehicles that the monitor sees. */
async function platesAt(url: string, count: number): Promise<string[]> {
  const token = await tokenOf(url, 'monitor');
  const { data } = await askAt(url, machineCalls.vehicleList, { query: { size: count } }, token);
  return data.map(({ plateNumber }) => plateNumber);
}

async function drawOutline(url: string) {
  const token = await tokenOf(url, 'admin');
  const name = 'position.townOutline';
  const { data } = await askAt(url, propertyCalls.listProperties, { query: { name } }, token);
  const body = { id: data[0]?.id ?? '', value: OUTLINE };
  expect((await askAt(url, propertyCalls.updateProperty, { body }, token)).errCode).toBe(0);
}

let key: Promise<Awaited<ReturnType<typeof aGatewayKey>>> | undefined;
async function report(url: string, plateNumber: string, where: { lng: number; lat: number }) {
  key ??= aGatewayKey(url);
  const position = { plateNumber, gpsTime: Date.now(), speed: 60, heading: 90, load: true, ...where };
  const bytes = Buffer.from(JSON.stringify({ positions: [position] }));
  const response = await fetch(url + PUSH, {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'application/json', ...signedHeaders(await key, PUSH, bytes) },
  });
  expect(await response.json()).toMatchObject({ data: { accepted: 1 } });
}

const rows = (page: Page) => page.locator('tbody tr[data-row]');
const rowOf = (page: Page, plate: string) => rows(page).filter({ hasText: plate });
const cardOf = (page: Page, plate: string) => page.getByRole('complementary', { name: `出城车辆 ${plate}` });

describe('a monitor', () => {
  const site = aSite({}, { hasGraphics: true });
  let clerk: Clerk;
  let url = '';
  let plates: [string, string] = ['', ''];
  beforeAll(async () => {
    url = site().server.url;
    const [one = '', two = ''] = await platesAt(url, 2);
    plates = [one, two];
    clerk = await site().aClerk();
    await signIn(clerk.page, 'monitor', DEMO_PASSWORD, OUT);
  });

  it('is told that nobody has said where the town ends', async () => {
    const { page } = clerk;
    await page.getByText('还不知道市区范围').waitFor();
    expect(await violations(page)).toEqual([]);
    await drawOutline(url);
    await page.locator('[data-ready=true]').waitFor();
  });

  it('is told plainly that nobody is out', async () => {
    const { page } = clerk;
    await report(url, plates[0], INSIDE);
    await page.getByText('没有车辆在市外').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('sees whoever leaves without asking again, the longest away first', async () => {
    const { page } = clerk;
    await report(url, plates[0], NEAR);
    await rowOf(page, plates[0]).waitFor();
    await report(url, plates[1], FAR);
    await rowOf(page, plates[1]).waitFor();
    await page.getByText('2 辆在市外').waitFor();
    expect(await rows(page).first().textContent()).toContain(plates[0]);
    expect(await rowOf(page, plates[1]).textContent()).toMatch(/载客.*城东.*6\.\d km/);
    // a number is never whole
    expect(await page.locator('tbody').textContent()).not.toMatch(/1\d{10}/);
    await page.getByRole('button', { name: '距市区', exact: true }).click();
    await page.getByRole('button', { name: '距市区', exact: true }).click();
    await expect.poll(() => rows(page).first().textContent()).toContain(plates[1]);
    expect(await violations(page)).toEqual([]);
  });

  it('opens one by keys, sees it on the map, and goes back', async () => {
    const { page } = clerk;
    await page.locator('[data-ready=true]').waitFor();
    const drawn = await page.locator('[role=application] canvas').first().elementHandle();
    await rowOf(page, plates[1]).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${OUT}/*`);
    const card = cardOf(page, plates[1]);
    await card.getByText(/6\.\d km/).waitFor();
    expect(await rowOf(page, plates[1]).getAttribute('aria-current')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForURL(`**${OUT}`);
    await card.waitFor({ state: 'detached' });
    // it is one map all the time
    expect(await drawn?.evaluate(canvas => canvas.isConnected)).toBe(true);
  });

  it('picks one on the map, and it is the one of the list', async () => {
    const { page } = clerk;
    const map = page.getByRole('application');
    await page.getByRole('button', { name: '显示全城' }).click();
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    // the whole picture: the furthest one stands at its edge in the east, at the height of the middle
    const pick = async () => {
      await map.click({ position: { x: width - 24, y: height / 2 } });
      await page.waitForTimeout(1_000);
      return cardOf(page, plates[1]).isVisible();
    };
    await expect.poll(pick, { timeout: 60_000 }).toBe(true);
    expect(await rowOf(page, plates[1]).getAttribute('aria-current')).toBe('true');
    await rowOf(page, plates[0]).click();
    await cardOf(page, plates[0]).waitFor();
  });

  it('goes on to its replay, from before it left', async () => {
    const { page } = clerk;
    await cardOf(page, plates[0]).getByRole('button', { name: '轨迹回放' }).click();
    await page.waitForURL('**/vehicle-monitor/vehicle-taxi/trackReplay?**');
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('plateNumber')).toBe(plates[0]);
    expect(Number(asked.get('startTime'))).toBeLessThan(Date.now() - 9 * 60_000);
    await page.goBack();
    await cardOf(page, plates[0]).waitFor();
  });

  it('sees it gone when it is back, in the card too', async () => {
    const { page, complaints } = clerk;
    await report(url, plates[0], INSIDE);
    await page.getByRole('heading', { name: '不在市外' }).waitFor();
    await rowOf(page, plates[0]).waitFor({ state: 'detached' });
    await rowOf(page, plates[1]).waitFor();
    expect(complaints).toEqual([]);
  });

  it('sees list and map one after the other on a phone', async () => {
    const phone = await site().aClerk({ viewport: { width: 360, height: 780 } });
    const { page } = phone;
    await signIn(page, 'monitor', DEMO_PASSWORD, OUT);
    await rowOf(page, plates[1]).click();
    await cardOf(page, plates[1]).waitFor();
    expect(await rows(page).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.getByRole('button', { name: '出城车辆', exact: true }).click();
    await rowOf(page, plates[1]).waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('is offered the list as a file', async () => {
    const { page } = clerk;
    await page.getByRole('button', { name: '导出', exact: false }).first().click();
    await page.getByRole('dialog', { name: /出城监控/ }).waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('who may not', () => {
  const site = aSite();
  it('has no such page', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'finance', DEMO_PASSWORD, OUT);
    await page.waitForURL(/\/401/);
    expect(await page.getByRole('link', { name: '出城监控' }).count()).toBe(0);
  });
});

describe('on a plain upstream', () => {
  const site = aSite({ UPSTREAM_PLAIN: '1' });
  it('there is no such page', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor', DEMO_PASSWORD, OUT);
    await page.waitForURL(/\/404/);
    expect(await page.getByRole('link', { name: '出城监控' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

// @tier full
/**
 * `docs/own-upstream.md`, word by word, before an upstream that tells no more than the specification shows and breaks
 * over what it does not know: the command that starts the console, the one that judges the upstream, the pages with
 * maps, and what is left when the upstream is away. The other pages are tried in one process, in `tests/pages/`.
 */
// @feature relay, shell
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UNRESOLVED_TEXT, visibleTexts } from '../builders/unresolved-text.ts';
import { AS_SPECIFIED } from '../foreign-upstream/as-specified.ts';
import { type ForeignUpstream, foreignUpstream } from '../foreign-upstream/server.ts';
import { PASSWORD } from '../foreign-upstream/state.ts';
import { openBrowser, signIn } from '../journeys/console.ts';

const root = path.resolve(import.meta.dirname, '../..');
const DOCUMENT = fs.readFileSync(path.join(root, 'docs/own-upstream.md'), 'utf8');
const EXAMPLE = 'https://taxi.example.cn';

let upstream: ForeignUpstream;
beforeAll(async () => {
  upstream = await foreignUpstream({ calls: AS_SPECIFIED, unknown: 500 });
});
afterAll(() => upstream.close());

interface Running {
  child: ChildProcess;
  printed(): string;
  /** With its code. */
  ended: Promise<number | null>;
}

/** A command as it stands in the document, at the upstream under test. */
function run(command: string, environment: Record<string, string> = {}): Running {
  expect(DOCUMENT).toContain(command);
  const asked = command.replace(EXAMPLE, upstream.url).replace('<url>', `${upstream.url} --account admin`);
  // in the place of the shell, which would not pass signals on
  const child = spawn(`exec env ${asked}`, {
    cwd: root,
    shell: true,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text;
    });
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  return { child, printed: () => printed, ended };
}

it('the upstream is judged: nothing that the specification shows is broken', async () => {
  const { ended, printed } = run('npm run conform -- <url>', { CONFORM_PASSWORD: PASSWORD });
  expect(await ended, printed()).toBe(0);
  expect(printed()).toContain(' 0 breaking');
});

describe('the console before it', () => {
  let started: Running;
  let url = '';
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    started = run(`UPSTREAM_URL=${EXAMPLE} npm start`);
    await vi.waitFor(() => expect(started.printed()).toMatch(/^Ready on \S+$/m), { timeout: 300_000 });
    url = /^Ready on (\S+)$/m.exec(started.printed())?.[1] ?? '';
    browser = await openBrowser({ hasGraphics: true });
    const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    context.setDefaultTimeout(60_000);
    page = await context.newPage();
  }, 400_000);
  afterAll(async () => {
    await browser?.close();
    started.child.kill('SIGTERM');
    await started.ended;
  });

  it('lives by itself, and leaves health to the upstream', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/api/health`)).status).toBe(500);
  });

  it('shows vehicles that tell whether they carry passengers, and counts those in clusters', async () => {
    await signIn(page, 'admin', PASSWORD, '/vehicle-monitor/vehicleMonitoring');
    const legend = page.getByRole('group', { name: '图例与筛选' });
    await legend.getByText('载客 2').waitFor();
    await legend.getByText('空车 1').waitFor();
    await legend.getByText('聚合点内未分状态 12 辆').waitFor();
    await legend.getByText('视野内 15 辆').waitFor();
  });

  it.each([
    '/vehicle-monitor/vehicleMonitoring',
    '/vehicle-monitor/vehicle-taxi/trackReplay',
    '/vehicle-monitor/vehicle-taxi/taxi-monitor',
    '/vehicle-monitor/realTimeInformation',
    '/system-tool/content-site',
    '/dashboard/index',
  ])('%s names nothing that nobody has told', async route => {
    await page.goto(route);
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
  });

  it('whose upstream is away still has its sign-in page, and says so', async () => {
    await upstream.close();
    await page.context().clearCookies();
    await page.goto('/login');
    await page.locator('input[name="account"]').fill('admin');
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('服务暂不可用').first().waitFor();
  });
});

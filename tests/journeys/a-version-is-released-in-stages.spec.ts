// @tier full
/** The package of an app version on a bad line: cut off in the middle, and sent again. */
// @feature app-version
import net from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aZipOf } from '../builders/zip.ts';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const LIST = '/system-manage/version';

const apk = () => ({
  name: 'driver-2.0.0.apk',
  mimeType: 'application/vnd.android.package-archive',
  buffer: aZipOf(LARGE, ['AndroidManifest.xml']),
});
/** Large enough that it is seen on its way at the speed that the line is given. */
const LARGE = 3_000_000;

const FREELY = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const site = aSite();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillIn(page: Page, name: string, code: number) {
  await page.getByRole('combobox', { name: '应用' }).selectOption('1');
  await page.getByRole('combobox', { name: '平台' }).selectOption('android');
  await field(page, '版本名').fill(name);
  await field(page, '版本号').fill(String(code));
}

/** A line to the server that can be cut while something is on its way. */
async function aLine(server: string) {
  const sockets = new Set<net.Socket>();
  let isCut = false;
  const relay = net.createServer(client => {
    if (isCut) return client.destroy();
    const upstream = net.connect(Number(new URL(server).port), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(relay.address() as net.AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      relay.close();
    },
  };
}

it('a package that was cut off in the middle is sent again, and nothing typed is lost', async () => {
  const line = await aLine(site().server.url);
  const { page, context } = await site().aClerk({ baseURL: line.url });
  await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/create`);
  await fillIn(page, '1.0.0', 100);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { ...FREELY, uploadThroughput: 400_000 });
  const chooser = page.locator('input[type=file]');
  const bar = page.getByRole('progressbar', { name: '上传进度' });
  await chooser.setInputFiles(apk());
  await bar.waitFor();
  await button(page, '取消').click();
  await bar.waitFor({ state: 'detached' });

  await chooser.setInputFiles(apk());
  await page.getByText(/已上传 .+%/).waitFor();
  line.cut();
  await page.getByText('其余填写的内容都还在').waitFor();
  expect(await field(page, '版本名').inputValue()).toBe('1.0.0');
  expect(await violations(page)).toEqual([]);
  line.mend();
  await devtools.send('Network.emulateNetworkConditions', FREELY);
  await button(page, '重新上传').click();
  await page.getByText('与本机文件一致').waitFor();
  await page.getByText('SHA-256').waitFor();
  await context.close();
  line.close();
});

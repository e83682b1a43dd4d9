// @tier full
/** Archives and pictures that are small and unfold: each is refused by the built server, whose memory hardly grows. */
import fs from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import type { FailureData } from '../../src/contract/grammar/failures.ts';
import { jobCalls } from '../../src/contract/job.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { storageCalls } from '../../src/contract/storage.ts';
import { askAt } from '../builders/request.ts';
import { aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { aSpreadsheet, TWO_ROWS } from '../builders/spreadsheet.ts';
import { aPackedZip, asZip64, withCounts } from '../builders/zip.ts';
import { report } from '../measure/row.ts';

const MB = 1_048_576;
const MOST_GROWN_MB = 200;

const directory = aSeededDirectory();
let server: Server | undefined;
afterAll(async () => {
  await server?.stop();
  fs.rmSync(directory, { recursive: true, force: true });
});

const IMPORT = `${jobCalls.uploadImport.path}?call=access.createRoleGroup`;
const PICTURE = storageCalls.uploadPicture.path;
const PACKAGE = storageCalls.uploadPackage.path;

const blank = Buffer.alloc(300 * MB, ' ');
const withMore = (content: Buffer, said?: number) =>
  aSpreadsheet(TWO_ROWS, '', [{ name: 'xl/sharedStrings.xml', content, said }]);
const bomb = withMore(blank);
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: 'red' }, limitInputPixels: false });

/** What is sent where, and the reason for which it is refused. */
const HOSTILE: readonly [string, string, () => Buffer | Promise<Buffer>, FailureData['reason']][] = [
  ['300 MB in 300 KB', IMPORT, () => bomb, 'FILE_TOO_LARGE'],
  ['the same, said to be small', IMPORT, () => withMore(blank, 10), 'FILE_UNREADABLE'],
  ['the same, unseen by one of two counts', IMPORT, () => withCounts(bomb, 5, 0), 'FILE_UNREADABLE'],
  ['the same, unseen by both', IMPORT, () => withCounts(bomb, 4, 4), 'FILE_UNREADABLE'],
  ['the same by way of zip64', IMPORT, () => asZip64(bomb, 1), 'FILE_UNREADABLE'],
  ['what unfolds to just what may be', IMPORT, () => withMore(blank.subarray(0, 190 * MB)), 'FILE_TOO_LARGE'],
  [
    'one cell in the last corner',
    IMPORT,
    () => aSpreadsheet(`${TWO_ROWS}<row r="1048576"><c x=">" r="XFD1048576"><v>1</v></c></row>`),
    'TOO_MANY_ROWS',
  ],
  ['a package of a count that is none', PACKAGE, () => withCounts(aPackedZip([]), 0, 9), 'FILE_TYPE'],
  ['a PNG of 400 megapixels', PICTURE, () => flat(20_000, 20_000).png().toBuffer(), 'PICTURE_TOO_LARGE'],
  [
    'a WebP of 36 megapixels',
    PICTURE,
    () => flat(6_000, 6_000).webp({ effort: 0 }).toBuffer(),
    'PICTURE_TOO_LARGE',
  ],
  [
    'a progressive JPEG of 36 megapixels',
    PICTURE,
    () => flat(6_000, 6_000).jpeg({ progressive: true }).toBuffer(),
    'PICTURE_TOO_LARGE',
  ],
];

it.runIf(process.platform === 'linux')(
  'archives and pictures that unfold are refused in little memory',
  async () => {
    server = await serve(directory);
    const { url, process: child } = server;
    const body = { account: 'admin', password: 'taxi-demo' };
    const { data: session } = await askAt(url, sessionCalls.login, { body });
    const send = async (path: string, bytes: Buffer) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), 'file.zip');
      const headers = { token: session.token };
      const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: form });
      return (await response.json()) as Envelope<FailureData | null>;
    };

    // what the first file of each kind leaves loaded is no growth
    expect((await send(IMPORT, aSpreadsheet(TWO_ROWS))).errCode).toBe(0);
    expect((await send(PICTURE, await flat(3_000, 3_000).png().toBuffer())).errCode).toBe(0);
    const before = memoryOf(child.pid ?? 0);
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, memoryOf(child.pid ?? 0));
    }, 20);
    const answers: [string, string | undefined][] = [];
    for (const [what, path, made] of HOSTILE) {
      const answer = await send(path, await made());
      answers.push([what, answer.data?.reason]);
    }
    clearInterval(watching);
    const grown = Math.round((most - before) / MB);

    // it goes on as before
    expect((await send(IMPORT, aSpreadsheet(TWO_ROWS))).errCode).toBe(0);
    const wanted = HOSTILE.map(([what, , , reason]) => [what, reason]);
    const refused = answers.filter(([, reason]) => reason !== undefined).length;
    report({
      id: 'R11',
      what: `${HOSTILE.length} archives and pictures that unfold: spreadsheets, a package, pictures (built server and its children, resident memory)`,
      target: `refused; memory grows by less than ${MOST_GROWN_MB} MB`,
      figure: `${refused} refused; ${grown} MB more than ${Math.round(before / MB)}`,
      isMet: refused === HOSTILE.length && grown < MOST_GROWN_MB,
    });
    expect(answers).toEqual(wanted);
    expect(grown).toBeLessThan(MOST_GROWN_MB);
  },
);

/** Resident bytes of a process and of those that it has begun, without the program itself, which they share. */
function memoryOf(pid: number): number {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [String(pid), ...children].reduce((sum, each) => sum + ownBytes(each), 0);
}

function ownBytes(pid: string): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    // it has ended
    return 0;
  }
}

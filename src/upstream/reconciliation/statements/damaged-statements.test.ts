/** Bytes that are changed, put in or left out: a statement is read or refused, and no other error comes of them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refusalOf, statementBytes, UNIONPAY_FILE } from '../../../../tests/builders/statements.ts';
import { aPackedZip } from '../../../../tests/builders/zip.ts';
import { StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { readStatement } from './read-statement.ts';

const zipped = aPackedZip([{ name: UNIONPAY_FILE, content: statementBytes(UNIONPAY_FILE) }]);
const FILES = [
  'wechat-all.csv',
  'wechat-refund.csv',
  'wechat-old.csv',
  'wechat-fund.csv',
  'alipay.csv',
  UNIONPAY_FILE,
].map(statementBytes);
const MAPPING = StatementMapping.parse({ headRow: 3, unit: 'yuan', amount: '金额', name: '摘要' });

const change = fc.record({
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  leftOut: fc.integer({ min: 0, max: 3 }),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 3 }),
    fc.constantFrom(',', '`', '\n', '"', '\t', '-', '1', '0').map(text => Buffer.from(text)),
  ),
});

function changed(
  bytes: Buffer,
  changes: readonly { at: number; leftOut: number; put: Uint8Array }[],
): Buffer {
  return changes.reduce((before, { at, leftOut, put }) => {
    const place = Math.floor(at * before.length);
    return Buffer.concat([before.subarray(0, place), put, before.subarray(place + leftOut)]);
  }, bytes);
}

it('is read or refused, whatever its bytes', async () => {
  const file = fc.constantFrom(...FILES, statementBytes('mapped.csv'), zipped);
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(file, changes, fc.boolean(), async (bytes, made, isMapped) => {
      const options = { fileName: UNIONPAY_FILE, ...(isMapped && { mapping: MAPPING }) };
      await refusalOf(readStatement(changed(bytes, made), options));
    }),
    { numRuns: 1_000 },
  );
});

it('does not lose or change an amount of a bill that proves itself', async () => {
  const file = fc.constantFrom(...FILES.slice(0, 5));
  const digit = fc.record({ at: fc.nat(), by: fc.integer({ min: 1, max: 9 }) });
  await fc.assert(
    fc.asyncProperty(file, digit, async (bytes, { at, by }) => {
      const whole = await readStatement(bytes, { fileName: 'a' });
      const places = [...bytes.keys()].filter(place => isDigit(bytes[place]) && isDigit(bytes[place + 1]));
      const place = places[at % places.length] ?? 0;
      const other = Buffer.from(bytes);
      other[place] = 0x30 + (((bytes[place] ?? 0) - 0x30 + by) % 10);
      const reading = readStatement(other, { fileName: 'a' });
      if (await refusalOf(reading)) return;
      const { lines } = await reading;
      expect(lines.map(({ amount }) => amount)).toEqual(whole.lines.map(({ amount }) => amount));
    }),
    { numRuns: 500 },
  );
});

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;

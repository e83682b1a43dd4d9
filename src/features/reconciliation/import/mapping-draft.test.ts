import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../../tests/builders/arbitrary.ts';
import {
  STATEMENT_CHANNELS,
  STATEMENT_KINDS,
  STATEMENT_STATES,
  STATEMENT_TIME_FORMATS,
  StatementMapping,
} from '../../../contract/reconciliation-statement.ts';
import { draftFrom, draftOf, mappingOf, NOTHING_SAID } from './mapping-draft.ts';

const table = {
  headRow: 2,
  sheetName: null,
  sheetNames: [],
  columns: [
    { name: '交易时间', samples: ['20261128093000'] },
    { name: '商户订单号', samples: ['P1'] },
    { name: '交易流水号', samples: ['4200'] },
    { name: '收/支', samples: ['收入', '支出'] },
    { name: '金额(元)', samples: ['20.00'] },
    { name: '备注', samples: [] },
  ],
};
const draft = draftOf(table);
const words = { 'direction.in': '收入， 退回', 'direction.out': '支出' };

it('guesses columns by their heads, and the form of times by what stands below', () => {
  expect(draft.columns).toMatchObject({
    amount: '金额(元)',
    direction: '收/支',
    merchantNo: '商户订单号',
    time: '交易时间',
    status: '',
  });
  expect(draft.format).toBe('compact');
});

it('is no mapping until the words of a column have a meaning', () => {
  expect(mappingOf(draft, table)).toBeUndefined();
  expect(mappingOf({ ...draft, words }, table)?.direction).toEqual({
    column: '收/支',
    in: ['收入', '退回'],
    out: ['支出'],
  });
});

it('needs an amount and a number by which payments are found', () => {
  const without = (some: object) =>
    mappingOf({ ...draft, words, columns: { ...draft.columns, ...some } }, table);
  expect(without({ amount: '' })).toBeUndefined();
  expect(without({ merchantNo: '', channelNo: '' })).toBeUndefined();
});

it('is what the contract takes', () => {
  const columns = { ...draft.columns, status: '备注', timeOfDay: '备注' };
  const all = { ...draft, columns, words: { ...words, 'status.success': '成功' }, endMark: '合计' };
  const mapping = mappingOf({ ...all, sheet: '明细' }, table);
  expect(StatementMapping.parse(mapping)).toEqual(mapping);
  expect(mapping?.sheet).toBe('明细');
});

it('keeps the columns that are said where the table is another one, and guesses the others anew', () => {
  const said = { ...NOTHING_SAID, columns: { name: '备注', merchantNo: '' } };
  const other = { ...table, columns: [{ name: ' 订单金额 ', samples: ['1.00'] }] };
  expect(draftOf(other, said).columns).toMatchObject({ name: '备注', merchantNo: '', amount: '订单金额' });
  expect(draftOf(table, said).columns).toMatchObject({ name: '备注', merchantNo: '', amount: '金额(元)' });
});

const text = (longest: number) =>
  fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ maxLength: longest, unit: 'grapheme' }));
const head = text(80);
const someWords = fc.array(text(40), { minLength: 1, maxLength: 4 });
const wordsOf = <K extends string>(meanings: readonly K[]) =>
  fc.dictionary(fc.constantFrom(...meanings), someWords, { minKeys: 1 });
const numbers = fc.oneof(fc.record({ merchantNo: head }), fc.record({ channelNo: head }));
/** The form asks for a number by which payments are found. */
const anyMapping = fc
  .tuple(
    numbers,
    fc.record(
      {
        headRow: fc.integer({ min: 1, max: 50 }),
        unit: fc.constantFrom('yuan', 'fen'),
        amount: head,
        encoding: fc.constantFrom('utf-8', 'gb18030', 'utf-16le'),
        delimiter: fc.constantFrom(',', ';', '\t', '|'),
        sheet: text(64),
        endMark: text(40),
        direction: fc.record({ column: head, in: someWords, out: someWords }),
        kind: fc.record({ column: head, words: wordsOf(STATEMENT_KINDS) }),
        status: fc.record({ column: head, words: wordsOf(STATEMENT_STATES) }),
        time: fc.record({
          columns: fc.array(head, { minLength: 1, maxLength: 2 }),
          format: fc.constantFrom(...STATEMENT_TIME_FORMATS),
        }),
        fee: head,
        refundMerchantNo: head,
        refundChannelNo: head,
        name: head,
      },
      { requiredKeys: ['headRow', 'unit', 'amount'] },
    ),
  )
  .map(([number, rest]) => StatementMapping.safeParse({ ...rest, ...number }).data)
  .filter(mapping => mapping !== undefined && mapping.sheet !== '');

it('is the mapping that is kept until something is changed, whatever the file has', () => {
  fc.assert(
    fc.property(anyMapping, fc.constantFrom(...STATEMENT_CHANNELS), (mapping, channel) => {
      const kept = draftFrom({ channel, mapping: mapping as StatementMapping });
      const there = { ...table, headRow: kept.headRow };
      expect(mappingOf(draftOf(there, kept), there)).toEqual(mapping);
      expect(kept.channel).toBe(channel);
    }),
  );
});

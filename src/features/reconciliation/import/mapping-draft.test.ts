import { expect, it } from 'vitest';
import { StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { draftOf, mappingOf } from './mapping-draft.ts';

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
  expect(StatementMapping.safeParse(mappingOf(all, { ...table, sheetName: '明细' })).success).toBe(true);
});

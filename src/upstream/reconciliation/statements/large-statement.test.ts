/** A month of a large operator: read in one pass, in the memory that a process for files has. */
import { expect, it } from 'vitest';
import { readText } from '../../../../tests/builders/statements.ts';

const COUNT = 100_000;

it('a trade bill of 100,000 lines is read whole', async () => {
  const rows = Array.from({ length: COUNT }, (_, at) => {
    const time = `2027-03-0${(at % 9) + 1} 08:15:02`;
    return `\`${time},\`42${at},\`P${at},\`SUCCESS,\`0.01,\`0.00006`;
  });
  const head = '交易时间,微信订单号,商户订单号,交易状态,应结订单金额,手续费';
  const totals = '总交易单数,应结订单总金额,手续费总金额\n`100000,`1000.00,`6.00000';
  const { lines, days } = await readText(`${head}\n${rows.join('\n')}\n${totals}\n`);
  expect(lines).toHaveLength(COUNT);
  expect(lines.at(-1)).toMatchObject({ lineNo: COUNT + 1, channelNo: `42${COUNT - 1}`, amount: 1 });
  expect(days).toHaveLength(9);
});

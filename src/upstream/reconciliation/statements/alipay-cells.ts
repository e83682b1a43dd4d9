/** The values of a row in which nothing is quoted, so that the name of a product, or the remark, may hold commas. */
import { fromWall } from '../../core/wall-time.ts';
import type { AlipayColumns } from './alipay-columns.ts';
import { fenOfYuan } from './amounts.ts';
import type { Heads } from './heads.ts';
import { cellAt } from './row-values.ts';

/** More commas than these are no name. */
const MOST_COMMAS = 60;

/** As many as there are heads. Undefined where they are too few, or where a comma could belong to either text. */
export function fitted(line: string, heads: Heads, columns: AlipayColumns): string[] | undefined {
  const cells = line.split(',');
  const surplus = cells.length - heads.length;
  if (surplus === 0) return cells;
  if (surplus < 0 || surplus > MOST_COMMAS) return undefined;
  const remark = heads.find('备注');
  const hasRemark = remark === heads.length - 1;
  const found: string[][] = [];
  for (let inName = hasRemark ? 0 : surplus; inName <= surplus; inName++) {
    const named = joined(cells, columns.name, inName);
    const whole = joined(named, heads.length - 1, surplus - inName);
    if (isRow(whole, columns)) found.push(whole);
  }
  const [only, another] = found;
  return another ? undefined : only;
}

/** The cell of that place and `more` behind it as one. */
const joined = (cells: readonly string[], place: number, more: number) => [
  ...cells.slice(0, place),
  cells.slice(place, place + more + 1).join(','),
  ...cells.slice(place + more + 1),
];

/** One value too many in the name moves the second time out of its column. */
const isRow = (cells: readonly string[], { begunOn, finishedOn, amount }: AlipayColumns) =>
  [begunOn, finishedOn ?? begunOn].every(place => fromWall(cellAt(cells, place)) !== undefined) &&
  fenOfYuan(cellAt(cells, amount)) !== undefined;

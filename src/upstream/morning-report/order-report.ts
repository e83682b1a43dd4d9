/** Statistics of the orders of a day, area by area, as a report by mail. */
import type { OrderFigureRow } from '../../contract/report.ts';
import { reportCalls } from '../../contract/report.ts';
import { wallTimeOf } from '../../contract/wall-time.ts';
import { DAY_MS, dateInShanghai } from '../core/day.ts';
import type { Asker, InnerCalls } from '../core/inner-calls.ts';
import type { ReportSheet, ReportSource } from './source.ts';

type Column = ReportSheet['columns'][number] & {
  of(row: OrderFigureRow): string | number | null;
};

const share = (percent: number | null) => (percent === null ? null : percent / 100);

const COLUMNS: readonly Column[] = [
  { head: '区域', kind: 'text', of: row => row.name ?? row.of ?? '全部' },
  { head: '下单', kind: 'number', of: row => row.created },
  { head: '前一天下单', kind: 'number', of: row => row.createdBefore },
  { head: '推送', kind: 'number', of: row => row.pushed },
  { head: '应答', kind: 'number', of: row => row.answered },
  { head: '应答率', kind: 'percent', of: row => share(row.answerRate) },
  { head: '完成', kind: 'number', of: row => row.completed },
  { head: '完成率', kind: 'percent', of: row => share(row.completeRate) },
  { head: '乘客取消', kind: 'number', of: row => row.cancelledByPassenger },
  { head: '司机取消', kind: 'number', of: row => row.cancelledByDriver },
  { head: '后台取消', kind: 'number', of: row => row.cancelledByOffice },
  { head: '自动取消', kind: 'number', of: row => row.autoCancelled },
  { head: '其他结束', kind: 'number', of: row => row.endedOtherwise },
  { head: '未结束', kind: 'number', of: row => row.open },
  { head: '老年人用车', kind: 'number', of: row => row.elderlyCount },
  { head: '营收（元）', kind: 'fen', of: row => row.revenue },
  { head: '平均派单（秒）', kind: 'number', of: row => row.avgMatchSeconds },
  { head: '平均接驾（秒）', kind: 'number', of: row => row.avgPickupSeconds },
];

export const orderReport = (inner: InnerCalls): ReportSource => ({
  kind: 'orderStatistics',
  name: { zh: '订单统计', en: 'Order statistics' },
  call: reportCalls.listOrderFigures,
  path: day => `/report-statistics/statistics-order?unit=day&on=${dateInShanghai(day)}`,
  async read(asker, day) {
    const read = (by: 'total' | 'area') => figuresOf(inner, asker, day, by);
    const [total] = await read('total');
    const rows = [...(total ? [total] : []), ...(await read('area'))];
    return {
      sheet: {
        columns: COLUMNS.map(({ head, kind }) => ({ head, kind })),
        rows: rows.map(row => COLUMNS.map(({ of }) => of(row))),
      },
      lines: total ? [summaryOf(total)] : [],
    };
  },
});

async function figuresOf(
  inner: InnerCalls,
  asker: Asker,
  day: number,
  by: 'total' | 'area',
): Promise<OrderFigureRow[]> {
  const query = {
    startTimeStr: wallTimeOf(day),
    endTimeStr: wallTimeOf(day + DAY_MS - 1_000),
    beforeTimeStr: wallTimeOf(day - DAY_MS),
    by,
  };
  return (await inner.read(reportCalls.listOrderFigures, asker, { query })) as OrderFigureRow[];
}

const summaryOf = ({ created, createdBefore, completed, autoCancelled, open }: OrderFigureRow) => ({
  zh: `下单 ${created}（前一天 ${createdBefore}），完成 ${completed}，自动取消 ${autoCancelled}，未结束 ${open}`,
  en: `created ${created} (the day before ${createdBefore}), completed ${completed}, cancelled automatically ${autoCancelled}, open ${open}`,
});

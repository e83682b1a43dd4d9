/** Charts, each with its table, and the choice between a few. */
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ChartWithTable, type Drawn } from '../../src/kit/chart/ChartWithTable.tsx';
import { CourseChart } from '../../src/kit/chart/CourseChart.tsx';
import type { Course } from '../../src/kit/chart/course.ts';
import { FigureTable } from '../../src/kit/chart/FigureTable.tsx';
import { Spark } from '../../src/kit/chart/Spark.tsx';
import { SparkChart } from '../../src/kit/chart/SparkChart.tsx';
import { PrintButton } from '../../src/kit/print/PrintButton.tsx';
import { Segments } from '../../src/kit/Segments.tsx';
import { noop } from './examples.ts';
import { Place, Shelf } from './shelf.tsx';

const ROWS = [
  { id: '1', name: '青秀区', count: 1280, missed: 12 },
  { id: '2', name: '江南区', count: 64, missed: 0 },
];
const HEADS = ROWS.map(({ name }) => name);

const CHARTS: readonly Drawn[] = [
  {
    kind: 'columns',
    heads: HEADS,
    parts: [
      { name: '接通', tone: 'usual', counts: ROWS.map(({ count }) => count) },
      { name: '未接', tone: 'bad', counts: ROWS.map(({ missed }) => missed) },
    ],
  },
  { kind: 'bars', bars: ROWS.map(({ name, count }) => ({ name, value: count, figure: String(count) })) },
];

const RANGES = [
  { low: 40, high: 60 },
  { low: 50, high: 80 },
];
const COURSE: Course = {
  heads: HEADS,
  main: { name: '下单', values: [44, 92] },
  second: { name: '完成', values: [40, 70] },
  compared: { name: '前一天', values: [50, 60] },
  bars: { name: '自动取消', values: [2, 12] },
  band: { name: '下单常态', ranges: RANGES },
};
const SPARK = { values: COURSE.main.values, bars: [2, 12], ranges: RANGES };
const SPARK_DATA = { hours: [12, 30], value: 34, now: 2.5, band: RANGES, isTotal: true };

export function Charts() {
  const translate = useTranslate();
  const { tokens } = useTheme();
  const word = translate('title.driver');
  return (
    <Shelf of="Charts and figures">
      {CHARTS.map(chart => (
        <Place key={chart.kind}>
          <ChartWithTable summary={word} chart={chart} height={160}>
            <FigureTable
              label={word}
              rows={ROWS}
              columns={[
                { key: 'name', head: word, cell: row => row.name },
                { key: 'count', head: translate('title.order'), cell: row => row.count },
              ]}
            />
          </ChartWithTable>
        </Place>
      ))}
      <Place>
        <CourseChart
          label={word}
          course={COURSE}
          focus={1}
          onFocus={noop}
          focusHead={HEADS[1] ?? ''}
          reading={word}
        />
      </Place>
      <Place>
        <SparkChart spark={SPARK} top={100} tokens={tokens} />
      </Place>
      <Spark data={SPARK_DATA} />
      <PrintButton isReady onPrint={noop} />
      <Segments
        label={word}
        values={['1', '2']}
        value="1"
        wordOf={value => `${word} ${value}`}
        onChoose={noop}
      />
    </Shelf>
  );
}

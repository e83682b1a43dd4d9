/** Charts, each with its table, and the choice between a few. */
import { useTranslate } from 'ra-core';
import { ChartWithTable, type Drawn } from '../../src/kit/chart/ChartWithTable.tsx';
import { FigureTable } from '../../src/kit/chart/FigureTable.tsx';
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

export function Charts() {
  const translate = useTranslate();
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

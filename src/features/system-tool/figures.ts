import { systemToolCalls } from '../../contract/system-tool.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import { type FiguresOf, listOf } from '../../data/figures.ts';
import { outboxPath, TEST_PATH } from './paths.ts';

const [WAITING, GIVEN_UP] = [0, 2] as const;

/** Outside services that do not answer, and messages that wait for one or went nowhere. */
const figuresOf: FiguresOf = () => {
  const messages = (state: typeof WAITING | typeof GIVEN_UP) =>
    listOf(systemToolCalls.listSms, { query: { state }, to: outboxPath(state), read: page => page });
  return [
    {
      label: 'systemTool.waiting.away',
      place: 'late',
      act: 'look',
      list: listOf(systemToolCalls.portState, {
        query: {},
        to: TEST_PATH,
        isWhole: true,
        read: ports => {
          const rows = Object.values(ports).filter(({ lastError }) => lastError !== null);
          return { rows, total: rows.length };
        },
      }),
    },
    { label: 'systemTool.waiting.sms', place: 'soon', act: 'look', list: messages(WAITING) },
    { label: 'systemTool.waiting.givenUp', place: 'later', act: 'look', list: messages(GIVEN_UP) },
  ];
};

export default figuresOf;

/** Work that failed today. */
export const dayFigures: readonly DayFigure[] = [
  { room: 'job', figure: 'failed', words: 'systemTool', role: 'developer', place: 2, worse: 'above' },
];

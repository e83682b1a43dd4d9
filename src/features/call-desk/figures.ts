import { CALL_DESK, callCentreCalls } from '../../contract/call-centre.ts';
import { callRecordCalls } from '../../contract/call-record.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import { type FiguresOf, listOf } from '../../data/figures.ts';
import { answeredOf, type OwnCalls, untaggedOf } from '../../nouns/call-drawer/call-selection.ts';
import { CALL_DESK_PATH, ownCallsPath } from './paths.ts';

const TO_CALL = 1;
const hears = [CALL_DESK];

/** Whom to call back, and one's own day. */
const figuresOf: FiguresOf = ({ callSystemAccount }) => {
  const own = (query: OwnCalls, which: 'answered' | 'untagged') =>
    listOf(callRecordCalls.queryCallRecordList, {
      query,
      to: ownCallsPath(which),
      read: ({ recordExpands, total }) => ({ rows: recordExpands, total }),
      hears,
    });
  return [
    {
      label: 'callDesk.toCallBack',
      place: 'soon',
      act: 'callBack',
      list: listOf(callCentreCalls.listCallBacks, {
        query: { state: TO_CALL },
        to: CALL_DESK_PATH,
        read: page => page,
        hears,
      }),
      first: { by: 'firstMissedOn', is: 'since', named: ['name', 'callno'] },
    },
    ...(callSystemAccount === ''
      ? []
      : [
          {
            label: 'callDesk.toTag',
            place: 'soon',
            act: 'tag',
            list: own(untaggedOf(callSystemAccount), 'untagged'),
          } as const,
          {
            label: 'callDesk.answered',
            place: 'today',
            list: own(answeredOf(callSystemAccount), 'answered'),
          } as const,
        ]),
  ];
};

export default figuresOf;

/** How calls are answered. */
export const dayFigures: readonly DayFigure[] = [
  { room: 'call', figure: 'answerRate', words: 'callDesk', role: 'agent', place: 1, worse: 'below' },
  { room: 'call', figure: 'within10sRate', words: 'callDesk', role: 'agent', place: 2, worse: 'below' },
  {
    room: 'call',
    figure: 'callBacks',
    words: 'callDesk',
    role: 'agent',
    place: 3,
    worse: 'above',
    list: 'callDesk.toCallBack',
  },
];

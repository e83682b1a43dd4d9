import { BUSINESS } from '../../contract/grammar/call.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import type { FiguresOf } from '../../data/figures.ts';
import { LOGIN_LOG_PATH, OPERATE_LOG_PATH, REVEAL_LOG_PATH } from './paths.ts';

const FAILED = 0;

/** What was refused today, and whose numbers were looked at. */
const figuresOf: FiguresOf = ({ capabilities, dayFrom }) => {
  const startTime = dayFrom(0);
  const failed = { status: FAILED, startTime };
  const today = (label: string, path: string, filter: object) =>
    ({ label, place: 'today', list: { resource: path.slice(1), filter: { ...filter } } }) as const;
  return [
    today('log.waiting.signIns', LOGIN_LOG_PATH, failed),
    today('log.waiting.failed', OPERATE_LOG_PATH, failed),
    today('log.waiting.exports', OPERATE_LOG_PATH, { businessType: BUSINESS.export, startTime }),
    ...(capabilities.has('reveal') ? [today('log.waiting.reveals', REVEAL_LOG_PATH, { startTime })] : []),
  ];
};

export default figuresOf;

/** What the logs tell of today. */
export const dayFigures: readonly DayFigure[] = [
  {
    room: 'log',
    figure: 'signInsFailed',
    role: 'auditor',
    place: 1,
    worse: 'above',
    list: 'log.waiting.signIns',
  },
  { room: 'log', figure: 'reveals', role: 'auditor', place: 2, list: 'log.waiting.reveals' },
  { room: 'log', figure: 'exports', role: 'auditor', place: 3, list: 'log.waiting.exports' },
  {
    room: 'log',
    figure: 'failures',
    role: 'developer',
    place: 1,
    worse: 'above',
    list: 'log.waiting.failed',
  },
];

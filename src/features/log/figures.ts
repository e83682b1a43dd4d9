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
    ...(capabilities.has('reveal') ? [today('log.waiting.reveals', REVEAL_LOG_PATH, { startTime })] : []),
  ];
};

export default figuresOf;

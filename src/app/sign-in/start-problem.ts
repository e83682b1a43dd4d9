/** What kept the console from starting: a session that is over, or anything else, which leaves the session alone. */
import { UpstreamError } from '../../data/send.ts';
import { SessionRefused } from '../../data/session.ts';
import { sayingOf } from './problem.ts';
import { problemWords, takeProblemWords } from './problem-words.ts';
import { type Saying, theWords } from './words.ts';

const SERVER_ERROR = 500;
/** `errCode` from here on is the server's own trouble. */
const SERVER_CODES = 5000;

/** Whether an answer has said so; a call that was cut or came to something else says nothing of the session. */
export const isOver = (error: unknown): boolean =>
  error instanceof SessionRefused || (error instanceof UpstreamError && error.kind === 'session');

export async function startProblem(error: unknown): Promise<Saying> {
  await takeProblemWords();
  return isOver(error) ? sayingOf(error) : () => wordsOfStart(error);
}

/** The server's own message stands where it has one for the clerk. */
function wordsOfStart(error: unknown): string {
  if (!(error instanceof UpstreamError)) return theWords().notLoaded;
  const { startCut, startTimeout, startAway, startNoEnvelope, startRefused } = problemWords();
  const { kind, status = 0, errCode, message } = error;
  if (kind === 'timeout') return startTimeout;
  if (kind === 'noEnvelope') return startNoEnvelope.replaceAll('%{status}', String(status));
  if (status >= SERVER_ERROR || errCode >= SERVER_CODES) return startAway;
  if (kind === 'failure') return startRefused.replace('%{message}', () => message);
  return startCut;
}

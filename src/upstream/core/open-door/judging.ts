/** Reports of a batch at the open door: each is judged by itself, and what is refused is named by its place and reason. */
import { type ItemProblem, Malformed } from '../../../contract/grammar/batch.ts';
import type { FailureName } from '../../../contract/grammar/failures.ts';
import type { Db } from '../context.ts';
import { Failure } from '../failure.ts';

export interface Refused {
  outcome: 'refused';
  problem: ItemProblem;
}

/** What concerns one report; anything else, as an absent database, fails the call. */
const OF_ONE: ReadonlySet<FailureName> = new Set([
  'PARAMETER',
  'NO_PERMISSION',
  'NOT_FOUND',
  'STATE_NOT_ALLOWED',
  'DUPLICATE',
]);

/**
 * @param check fails where a report is refused
 * @param takeAll takes those that passed; answers to each, in their order, what became of it or why it is refused
 * @returns the answers to all, in the order of the reports
 */
export async function judgeEach<Report, Answer>(
  reports: readonly (Report | Malformed)[],
  check: (report: Report) => Promise<void> | void,
  takeAll: (passed: readonly Report[]) => Promise<readonly (Answer | Failure)[]>,
): Promise<(Answer | Refused)[]> {
  const judged: (Report | Failure | Malformed)[] = [];
  for (const report of reports)
    judged.push(report instanceof Malformed ? report : await judgedBy(check, report));
  const isPassed = (one: Report | Failure | Malformed): one is Report =>
    !(one instanceof Failure || one instanceof Malformed);
  const answers = [...(await takeAll(judged.filter(isPassed)))];
  return judged.map((one, index) => {
    const answer = isPassed(one) ? (answers.shift() as Answer | Failure) : one;
    if (answer instanceof Malformed) return refused(index, answer);
    return answer instanceof Failure ? refused(index, problemOf(answer)) : answer;
  });
}

/** Takes one after the other, each in a savepoint of its own. */
export async function takeInTurn<Report, Answer>(
  db: Db,
  reports: readonly Report[],
  take: (db: Db, report: Report) => Promise<Answer>,
): Promise<(Answer | Failure)[]> {
  const answers: (Answer | Failure)[] = [];
  for (const report of reports) {
    const taken = db.transaction(inside => take(inside as unknown as Db, report));
    answers.push(await taken.catch(ofOne));
  }
  return answers;
}

async function judgedBy<Report>(
  check: (report: Report) => Promise<void> | void,
  report: Report,
): Promise<Report | Failure> {
  try {
    await check(report);
    return report;
  } catch (error) {
    return ofOne(error);
  }
}

function ofOne(error: unknown): Failure {
  if (error instanceof Failure && OF_ONE.has(error.failure)) return error;
  throw error;
}

const refused = (index: number, { field, reason }: Omit<ItemProblem, 'index'>): Refused => ({
  outcome: 'refused',
  problem: { index, field, reason },
});

function problemOf({ failure, data: { reason, fields = [] } }: Failure): Omit<ItemProblem, 'index'> {
  const [first] = fields;
  return { field: first?.field ?? null, reason: reason ?? first?.code ?? failure };
}

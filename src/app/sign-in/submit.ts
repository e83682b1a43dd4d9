/** The way from typed credentials to a session. It comes while the clerk types: the form stands before it. */
import { type Credentials, type NextStep, signIn } from '../../data/sign-in.ts';
import { loadCode } from '../../late/load-code.ts';
import { sayingOf } from './problem.ts';
import { problemWords, takeProblemWords } from './problem-words.ts';
import type { Steps } from './steps.ts';

export { redirectTarget } from '../redirect-target.ts';
export { countWait } from './teller.ts';

/** Ends in one of the steps, or in a further step, which then ends in one of them. */
export async function submit(typed: Credentials, steps: Steps): Promise<void> {
  await takeProblemWords();
  try {
    await follow(await signIn(typed), typed, steps);
  } catch (error) {
    steps.onProblem(sayingOf(error));
  }
}

/** Goes where an answer points. */
export async function follow(next: NextStep, typed: Credentials, steps: Steps): Promise<void> {
  if (next.kind === 'session') return steps.onSession(next);
  if (next.kind === 'renewal') {
    const { renew } = await loadCode(() => import('./renewal.ts'));
    return renew({ account: typed.account, temToken: next.temToken }, steps);
  }
  if (next.kind === 'codeWrong') return steps.onProblem(() => problemWords().codeOver);
  const { askForCode } = await loadCode(() => import('./code.ts'));
  await askForCode(typed, next.sent, steps, answer => follow(answer, typed, steps));
}

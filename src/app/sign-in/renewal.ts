/** The step after 2005: a password that was given by somebody else is replaced by one's own, typed twice. */
import type { Catalogue } from '../../../i18n/catalogue.ts';
import zh from '../../../i18n/zh/renewal.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';
import type { NEW_PASSWORD_MAX, NEW_PASSWORD_MIN } from '../../contract/grammar/validators.ts';
import { UpstreamError } from '../../data/send.ts';
import { renewPassword } from '../../data/sign-in.ts';
import type { Language } from '../../kit/language.ts';
import { loadCode } from '../../late/load-code.ts';
import { busyWhile, element, field, messagePlace, stepWords } from './parts.ts';
import { isSignInOver, reasonOf, sayingOf } from './problem.ts';
import { problemWords } from './problem-words.ts';
import type { Steps } from './steps.ts';
import type { Saying } from './words.ts';

// numbers of the contract, held to it by their types: its module would bring the schemas along
const MIN: typeof NEW_PASSWORD_MIN = 8;
const MAX: typeof NEW_PASSWORD_MAX = 64;

type Words = Catalogue<typeof zh>;
const load: Record<Language, () => Promise<Words>> = {
  zh: async () => zh,
  en: async () => (await loadCode(() => import('../../../i18n/en/renewal.ts'))).default,
  es: async () => (await loadCode(() => import('../../../i18n/es/renewal.ts'))).default,
  ja: async () => (await loadCode(() => import('../../../i18n/ja/renewal.ts'))).default,
};

interface Proof {
  account: string;
  temToken: string;
}

/** Stands until there is a session, or the clerk goes back. */
export async function renew(proof: Proof, steps: Steps): Promise<void> {
  const words = await stepWords(load);
  const form = element('form', { id: 'renewal-form', noValidate: true });
  const account = field(words, w => w.account, {
    id: 'renewal-account',
    type: 'text',
    autocomplete: 'username',
    value: proof.account,
    readOnly: true,
  });
  const password = { type: 'password', autocomplete: 'new-password', maxLength: 128 } as const;
  const first = field(words, w => w.newPassword, { id: 'new-password', ...password });
  const second = field(words, w => w.repeatPassword, { id: 'repeat-password', ...password });
  const save = words.bind(element('button', { type: 'submit', className: 'filled' }), w => w.save);
  const { node: foot, teller } = messagePlace();
  const back = words.bind(
    element('button', { type: 'button', className: 'plain-link' }),
    w => w.backToSignIn,
  );
  const title = words.bind(element('h1'), w => w.title);
  const why = words.bind(element('p', { className: 'faint' }), w => w.why);
  form.append(title, why, ...account.nodes, ...first.nodes, ...second.nodes, save, foot, back);

  const showFirst = steps.show(form);
  const leave = () => {
    teller.end();
    words.end();
    showFirst();
  };
  const problem = (): { word: 'lengthWrong' | 'notSame'; at: HTMLInputElement } | null => {
    const [wanted, again] = [first.input.value, second.input.value];
    if (wanted.length < MIN || wanted.length > MAX) return { word: 'lengthWrong', at: first.input };
    return wanted === again ? null : { word: 'notSame', at: second.input };
  };
  const submit = () =>
    busyWhile(save, async () => {
      const wrong = problem();
      for (const { input } of [first, second]) input.ariaInvalid = String(wrong?.at === input);
      wrong?.at.focus();
      teller.say(wrong && (() => words.get()[wrong.word]));
      if (wrong) return;
      try {
        const next = await renewPassword(proof.temToken, first.input.value);
        if (next.kind === 'session') await steps.onSession(next);
        else steps.onProblem(() => problemWords().renewalOver);
        leave();
      } catch (error) {
        if (isSignInOver(error)) {
          leave();
          steps.onProblem(() => problemWords().renewalOver);
        } else {
          teller.say(introduced(error, words.get));
        }
      }
    });
  form.addEventListener('submit', event => {
    event.preventDefault();
    submit();
  });
  back.addEventListener('click', leave);
  first.input.focus();
}

const WORDS: { readonly [R in Reason]?: 'samePassword' | 'commonPassword' } = {
  PASSWORD_SAME: 'samePassword',
  PASSWORD_COMMON: 'commonPassword',
};

/** What went wrong, introduced as the specification words it: a refusal, or anything else. */
function introduced(error: unknown, words: () => Words): Saying {
  const word = wordOf(error);
  const saying: Saying = word ? () => words()[word] : sayingOf(error);
  const lead = error instanceof UpstreamError && error.kind === 'failure' ? 'refused' : 'exception';
  return Object.assign(() => words()[lead] + saying(), { until: saying.until });
}

function wordOf(error: unknown) {
  const reason = error instanceof UpstreamError ? reasonOf(error) : undefined;
  return reason && WORDS[reason];
}

/** The step after 2002: the six digits that went to the clerk's phone. */
import type { Catalogue } from '../../../i18n/catalogue.ts';
import zh from '../../../i18n/zh/login-code.ts';
import { type CodeSent, type Credentials, type NextStep, signIn } from '../../data/sign-in.ts';
import type { Language } from '../../kit/language.ts';
import { loadCode } from '../../late/load-code.ts';
import { clockText, countDown } from './countdown.ts';
import { busyWhile, element, field, messagePlace, stepWords } from './parts.ts';
import { isSignInOver, sayingOf } from './problem.ts';
import { problemWords } from './problem-words.ts';
import type { Steps } from './steps.ts';
import type { Saying } from './words.ts';

type Words = Catalogue<typeof zh>;
const load: Record<Language, () => Promise<Words>> = {
  zh: async () => zh,
  en: async () => (await loadCode(() => import('../../../i18n/en/login-code.ts'))).default,
  es: async () => (await loadCode(() => import('../../../i18n/es/login-code.ts'))).default,
  ja: async () => (await loadCode(() => import('../../../i18n/ja/login-code.ts'))).default,
};

const DIGITS = 6;

/** Stands until there is a session or another step, or the clerk goes back. */
export async function askForCode(
  typed: Credentials,
  first: CodeSent,
  steps: Steps,
  onNext: (next: NextStep) => Promise<void>,
): Promise<void> {
  const words = await stepWords(load);
  let sent = first;
  const form = element('form', { id: 'code-form', noValidate: true });
  const where = element('p', { className: 'faint' });
  const code = field(words, ({ code: label }) => label, {
    id: 'login-code',
    name: 'loginCode',
    type: 'text',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    className: 'digits',
  });
  const life = element('p', { className: 'wait', role: 'timer' });
  const send = words.bind(element('button', { type: 'submit', className: 'filled' }), w => w.signIn);
  const { node: foot, teller } = messagePlace();
  const again = element('button', { type: 'button', className: 'plain-link' });
  const back = words.bind(element('button', { type: 'button', className: 'plain-link' }), w => w.back);
  const links = element('div', { className: 'links' });
  links.append(again, back);
  form.append(
    words.bind(element('h1'), w => w.title),
    where,
    ...code.nodes,
    life,
    send,
    foot,
    links,
  );

  const showFirst = steps.show(form);
  let stopLife = () => {};
  let stopResend = () => {};
  /** No minutes are left to a code that opens nothing any more. */
  const endLife = () => {
    stopLife();
    life.textContent = '';
  };
  const leave = () => {
    stopLife();
    stopResend();
    teller.end();
    words.end();
    showFirst();
  };
  /** Asks for the digits again; what was typed is wrong. */
  const refuse = (saying: Saying | null) => {
    code.input.value = '';
    code.input.ariaInvalid = 'true';
    code.input.focus();
    teller.say(saying);
  };
  const startClocks = () => {
    stopLife();
    stopLife = countDown(sent.expireOn ?? 0, left => {
      life.textContent = left > 0 ? words.get().expires.replace('%{time}', clockText(left)) : '';
      if (left === 0 && sent.expireOn !== null) teller.say(() => words.get().expired);
    });
    stopResend();
    stopResend = countDown(sent.resendOn ?? 0, left => {
      again.disabled = left > 0;
      const { resend, resendIn } = words.get();
      again.textContent = left > 0 ? resendIn.replace('%{time}', clockText(left)) : resend;
    });
  };
  words.bind(where, w => whereText(w, sent));
  words.bind(again, w => w.resend);
  startClocks();

  const submit = () =>
    busyWhile(send, async () => {
      const loginCode = code.input.value;
      if (loginCode.length !== DIGITS) return refuse(() => words.get().sixDigits);
      teller.say(null);
      await ask(() => signIn(typed, { loginCode, temToken: sent.temToken }));
    });
  const resend = () =>
    busyWhile(send, async () => {
      teller.say(null);
      await ask(() => signIn(typed, { temToken: sent.temToken }));
    });
  const ask = async (call: () => Promise<NextStep>) => {
    try {
      const next = await call();
      if (next.kind === 'codeWrong') {
        sent = { ...sent, temToken: next.temToken || sent.temToken };
        if (next.attemptsLeft === 0) endLife();
        return refuse(() => wrongText(words.get(), next.attemptsLeft));
      }
      if (next.kind === 'code') {
        // past the daily limit nothing new goes out
        const isNew = next.sent.resendOn !== sent.resendOn;
        sent = next.sent;
        where.textContent = whereText(words.get(), sent);
        startClocks();
        const { isByAdministrator } = sent;
        const news = () => (isByAdministrator ? words.get().renewed : words.get().resent);
        refuse(isNew ? Object.assign(news, { isGood: true }) : null);
        code.input.ariaInvalid = 'false';
        return;
      }
      await onNext(next);
      leave();
    } catch (error) {
      if (!isSignInOver(error)) return teller.say(sayingOf(error));
      leave();
      steps.onProblem(() => problemWords().codeOver);
    }
  };

  code.input.addEventListener('input', event => {
    // digits of an input method are digits too; a pasted code may have spaces or words around it
    if (event instanceof InputEvent && event.isComposing) return;
    const digits = code.input.value.normalize('NFKC').replaceAll(/\D/g, '').slice(0, DIGITS);
    if (digits !== code.input.value) code.input.value = digits;
    code.input.ariaInvalid = 'false';
    if (digits.length === DIGITS) submit();
  });
  code.input.addEventListener('compositionend', () => code.input.dispatchEvent(new Event('input')));
  form.addEventListener('submit', event => {
    event.preventDefault();
    submit();
  });
  again.addEventListener('click', resend);
  back.addEventListener('click', leave);
  code.input.focus();
}

function whereText(w: Words, { mobile, isByAdministrator }: CodeSent): string {
  if (isByAdministrator) return w.byAdministrator;
  return mobile ? w.sentTo.replace('%{mobile}', mobile) : w.sent;
}

function wrongText({ wrong, wrongLeft, wrongNone }: Words, attemptsLeft: number | null): string {
  if (attemptsLeft === null) return wrong;
  return attemptsLeft > 0 ? wrongLeft.replace('%{count}', String(attemptsLeft)) : wrongNone;
}

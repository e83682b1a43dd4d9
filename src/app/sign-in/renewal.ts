/** The step after a sign-in with a password that was given by somebody else: one's own, typed twice. */
import type { Catalogue } from '../../../i18n/catalogue.ts';
import zh from '../../../i18n/zh/renewal.ts';
import type { sessionCalls } from '../../contract/session.ts';
import type { NEW_PASSWORD_MAX, NEW_PASSWORD_MIN } from '../../contract/validators.ts';
import { send, UpstreamError } from '../../data/send.ts';
import type { Language } from '../../kit/language.ts';
import { reasonOf, wordsOf } from './problem.ts';
import type { Steps } from './steps.ts';
import { theLanguage, theWords } from './words.ts';

type Renewal = (typeof sessionCalls)['renewPassword'];
const RENEW: { method: Renewal['method']; path: Renewal['path'] } = {
  method: 'POST',
  path: '/api/admin/auth/renewPassword',
};
// numbers of the contract, held to it by their types: its module would bring the schemas along
const MIN: typeof NEW_PASSWORD_MIN = 8;
const MAX: typeof NEW_PASSWORD_MAX = 64;
const TOKEN_INVALID = 2000;

type Words = Catalogue<typeof zh>;
const load: Record<Language, () => Promise<Words>> = {
  zh: async () => zh,
  en: async () => (await import('../../../i18n/en/renewal.ts')).default,
};

interface Proof {
  account: string;
  temToken: string;
}

/** Stands in the form's place until there is a session, or the clerk goes back. */
export async function renewPassword(proof: Proof, { onSession, onProblem }: Steps): Promise<void> {
  const words = await load[theLanguage()]();
  const signIn = document.getElementById('sign-in-form') as HTMLFormElement;
  const demo = document.getElementById('demo');
  const wasDemo = demo?.hidden === false;

  const form = document.createElement('form');
  form.id = 'renewal-form';
  form.noValidate = true;
  const account = field('renewal-account', 'text', 'username', words.account);
  account.input.value = proof.account;
  account.input.readOnly = true;
  const first = field('new-password', 'password', 'new-password', words.newPassword);
  const second = field('repeat-password', 'password', 'new-password', words.repeatPassword);
  const save = text('button', words.save, 'filled');
  save.setAttribute('type', 'submit');
  const message = text('p', '', 'message');
  message.role = 'alert';
  const back = text('button', words.backToSignIn, 'plain-link');
  back.setAttribute('type', 'button');
  form.append(
    text('h1', words.title),
    text('p', words.why, 'faint'),
    ...[account, first, second].flatMap(({ label, input }) => [label, input]),
    save,
    message,
    back,
  );

  const leave = () => {
    form.remove();
    signIn.hidden = false;
    if (demo && wasDemo) demo.hidden = false;
  };
  back.addEventListener('click', () => {
    leave();
    document.getElementById('password')?.focus();
  });
  form.addEventListener('submit', async event => {
    event.preventDefault();
    const [wanted, again] = [first.input.value, second.input.value];
    message.textContent = problemWith(wanted, again, words);
    if (message.textContent || save.ariaBusy === 'true') return;
    save.ariaBusy = 'true';
    try {
      const headers = {
        temtoken: encodeURIComponent(proof.temToken),
        newpassword: encodeURIComponent(wanted),
      };
      const { data } = await send({ ...RENEW, headers });
      const { token, id } = (data ?? {}) as { token?: unknown; id?: unknown };
      await onSession(String(token), String(id));
      leave();
    } catch (error) {
      if (error instanceof UpstreamError && error.errCode === TOKEN_INVALID) {
        leave();
        onProblem(() => theWords().renewalOver);
      } else {
        message.textContent = isSame(error) ? words.samePassword : wordsOf(error);
      }
    } finally {
      save.ariaBusy = 'false';
    }
  });

  signIn.hidden = true;
  if (demo) demo.hidden = true;
  signIn.after(form);
  first.input.focus();
}

const isSame = (error: unknown) => error instanceof UpstreamError && reasonOf(error) === 'PASSWORD_SAME';

function problemWith(wanted: string, again: string, { lengthWrong, notSame }: Words): string {
  if (wanted.length < MIN || wanted.length > MAX) return lengthWrong;
  return wanted === again ? '' : notSame;
}

function field(id: string, type: string, autocomplete: AutoFill, words: string) {
  const label = document.createElement('label');
  label.htmlFor = id;
  label.textContent = words;
  const input = document.createElement('input');
  Object.assign(input, { id, type, autocomplete });
  return { label, input };
}

function text(name: 'h1' | 'p' | 'button', words: string, className = '') {
  const node = document.createElement(name);
  node.textContent = words;
  node.className = className;
  return node;
}

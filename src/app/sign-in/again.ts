/** The sign-in in a box over a page: the same calls and steps as the form, built where the form is gone. */
import type { Catalogue } from '../../../i18n/catalogue.ts';
import type zh from '../../../i18n/zh/sign-in.ts';
import type { Language } from '../../kit/language.ts';
import { busyWhile, element, field, messagePlace } from './parts.ts';
import type { Session, Steps } from './steps.ts';
import { submit } from './submit.ts';
import { takeWords, theWords } from './words.ts';

export interface Again {
  account: string;
  language: Language;
  /** What the button is called. */
  label: string;
  onSession: (session: Session & { account: string }) => void;
}

/** Fills `host`; answers what empties it again. */
export async function mountSignIn(host: HTMLElement, given: Again): Promise<() => void> {
  await takeWords(given.language);
  const words = {
    get: theWords,
    bind: <E extends HTMLElement>(node: E, text: (of: Catalogue<typeof zh>) => string) =>
      Object.assign(node, { textContent: text(theWords()) }),
    end: () => {},
  };
  const form = element('form', { noValidate: true });
  const account = field(words, w => w.account, {
    id: 'again-account',
    name: 'account',
    type: 'text',
    autocomplete: 'username',
    autocapitalize: 'none',
    spellcheck: false,
    maxLength: 64,
    value: given.account,
  });
  const password = field(words, w => w.password, {
    id: 'again-password',
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
    maxLength: 128,
  });
  const button = element('button', { type: 'submit', className: 'filled', textContent: given.label });
  const { node: foot, teller } = messagePlace();
  form.append(...account.nodes, ...password.nodes, button, foot);

  const steps: Steps = {
    onProblem: teller.say,
    async onSession(session) {
      password.input.value = '';
      given.onSession({ ...session, account: account.input.value.trim() });
    },
    show(step) {
      form.hidden = true;
      host.append(step);
      return () => {
        step.remove();
        form.hidden = false;
        password.input.focus();
      };
    },
  };
  form.addEventListener('submit', event => {
    event.preventDefault();
    const typed = { account: account.input.value.trim(), password: password.input.value };
    const empty = [account.input, password.input].find(({ value }) => !value.trim());
    for (const input of [account.input, password.input]) input.ariaInvalid = String(!input.value.trim());
    teller.say(empty ? () => theWords().fill : null);
    if (empty) return empty.focus();
    busyWhile(button, () => submit(typed, steps));
  });
  host.replaceChildren(form);
  password.input.focus();
  return () => {
    teller.end();
    host.replaceChildren();
  };
}

/** The form of `index.html`, made alive. */
import type { sessionCalls } from '../../contract/session.ts';
import { type Sent, send, UpstreamError } from '../../data/send.ts';
import { storeToken } from '../../data/token.ts';
import { type Language, readLanguage } from '../../kit/language.ts';
import { redirectTarget } from '../redirect-target.ts';
import { PRODUCT, type Settings } from '../settings.ts';
import { startConsole } from './console-start.ts';
import { listDemoAccounts } from './demo-accounts.ts';
import { type Problem, wordsOf } from './problem.ts';
import { onWords, theWords, write } from './words.ts';

type Login = (typeof sessionCalls)['login'];
const LOGIN: { method: Login['method']; path: Login['path'] } = {
  method: 'POST',
  path: '/api/admin/auth/login',
};

/** Of `data`, as far as the form reads it. */
interface LoginData {
  token?: unknown;
  id?: unknown;
  temToken?: unknown;
}

const PASSWORD_RENEWAL = 2005;
/** A button that answers at once never turns busy. */
const BUSY_AFTER_MS = 300;

const element = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const root = document.documentElement;

let isAlive = false;
let problem: Problem | null = null;
let settings: Settings;

export function hideForm() {
  root.dataset.console = '';
}

/** Shows the form, and why the clerk sees it again. What was typed stays. */
export function showForm(given: Settings, why: Problem | null = null) {
  settings = given;
  delete root.dataset.console;
  if (!isAlive) enliven();
  say(why);
  (account().value && !password().value ? password() : account()).focus();
}

const account = () => element<HTMLInputElement>('account');
const password = () => element<HTMLInputElement>('password');

function enliven() {
  isAlive = true;
  element('sign-in-title').textContent = settings.title === PRODUCT ? '' : settings.title;
  listDemoAccounts(settings, name => {
    account().value = name;
    password().value = settings.demoPassword ?? '';
    if (settings.demoPassword) signIn();
    else password().focus();
  });

  const button = element('show-password');
  button.addEventListener('click', () => {
    const isShown = password().type === 'password';
    password().type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
    button.dataset.label = isShown ? 'hidePassword' : 'showPassword';
    button.ariaLabel = isShown ? theWords().hidePassword : theWords().showPassword;
  });
  element('sign-in-form').addEventListener('submit', event => {
    event.preventDefault();
    signIn();
  });

  onWords(translate);
  element('languages').addEventListener('click', event => {
    const language = (event.target as HTMLElement).dataset.language as Language | undefined;
    if (language) write(language, true).catch(() => say({ word: 'notLoaded' }));
  });
  write(readLanguage(), false).catch(() => undefined);
}

function translate() {
  const words = theWords() as Record<string, unknown>;
  for (const node of document.querySelectorAll<HTMLElement>('[data-word], [data-label]')) {
    const { word, label } = node.dataset;
    if (word) node.textContent = String(words[word]);
    if (label) node.ariaLabel = String(words[label]);
  }
  for (const node of element('languages').children) {
    node.ariaCurrent = String(node.getAttribute('lang') === root.lang);
  }
  say(problem);
}

function say(next: Problem | null) {
  problem = next;
  element('sign-in-message').textContent = next ? wordsOf(next, theWords()) : '';
  for (const input of [account(), password()]) input.ariaInvalid = String(next !== null && !input.value);
}

let isBusy = false;

async function signIn() {
  if (isBusy) return;
  const typed = { account: account().value.trim(), password: password().value };
  if (!typed.account || !typed.password) {
    say({ word: 'fill' });
    (typed.account ? password() : account()).focus();
    return;
  }
  say(null);
  await busyWhile(async () => {
    try {
      await proceed(await send({ ...LOGIN, body: typed }));
    } catch (error) {
      say(error instanceof UpstreamError ? error : { word: 'refused' });
    }
  });
}

/** The button says so when an answer takes its time. */
async function busyWhile(work: () => Promise<void>) {
  const button = element('sign-in-button');
  const timer = setTimeout(() => {
    button.ariaBusy = 'true';
    button.textContent = theWords().busy;
  }, BUSY_AFTER_MS);
  isBusy = true;
  try {
    await work();
  } finally {
    isBusy = false;
    clearTimeout(timer);
    button.ariaBusy = 'false';
    button.textContent = theWords().signIn;
  }
}

async function proceed({ data, errCode, message }: Sent) {
  const { token, id, temToken } = (data ?? {}) as LoginData;
  if (errCode === PASSWORD_RENEWAL) {
    const { renewPassword } = await import('./renewal.ts');
    renewPassword({ account: account().value, temToken: String(temToken ?? '') }, enter, say);
  } else if (errCode || !token) {
    say(new UpstreamError('failure', { errCode, message, data }));
  } else {
    await enter(String(token), String(id));
  }
}

async function enter(token: string, id: string) {
  storeToken(token, id);
  const signIn = location.pathname + location.search;
  history.replaceState(null, '', redirectTarget(location.search, location.origin));
  await startConsole(settings, why => {
    history.replaceState(null, '', signIn);
    showForm(settings, why);
  });
}

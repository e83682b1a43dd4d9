/** The form of `index.html`, made alive. */
import { addressOf } from '../../data/base-path.ts';
import { storeToken } from '../../data/token.ts';
import { type Language, readLanguage } from '../../kit/language.ts';
import { loadCode } from '../../late/load-code.ts';
import { PRODUCT, type Settings } from '../settings.ts';
import { startConsole } from './console-start.ts';
import type { Session, Steps } from './steps.ts';
import { onWords, type Saying, theWords, write } from './words.ts';

/** A button that answers at once never turns busy. */
const BUSY_AFTER_MS = 300;

const element = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const account = () => element<HTMLInputElement>('account');
const password = () => element<HTMLInputElement>('password');
const root = document.documentElement;

let isAlive = false;
let isBusy = false;
let saying: Saying | null = null;
let stopWaiting = () => {};
let settings: Settings;
/** While the console could not start: what stands in place of the form does this. */
let again: (() => Promise<void>) | undefined;

export function hideForm() {
  root.dataset.console = '';
}

/**
 * Shows the form, and why the clerk sees it again. What was typed stays. With a session that only could not be begun
 * it is not the form that he needs: what failed may be tried again.
 */
export function showForm(given: Settings, why: Saying | null = null, retry?: () => Promise<void>) {
  settings = given;
  again = retry;
  delete root.dataset.console;
  if (!isAlive) enliven();
  element('start-failed').hidden = !again;
  say(why);
  if (again) {
    password().value = '';
    return element('start-again').focus();
  }
  // back from where one signs in for many programs
  if (new URLSearchParams(location.search).has('state')) returnFromSingleSignOn();
  (account().value && !password().value ? password() : account()).focus();
}

function enliven() {
  isAlive = true;
  element('sign-in-title').textContent = settings.title === PRODUCT ? '' : settings.title;
  const other = element('single-sign-on');
  other.hidden = !settings.singleSignOn;
  other.addEventListener('click', () =>
    busyWhile(other, async () => (await loadSingleSignOn()).leaveForSignIn(steps)),
  );
  element('sign-in-form').addEventListener('submit', event => {
    event.preventDefault();
    signIn();
  });
  const retry = element('start-again');
  retry.addEventListener('click', () => busyWhile(retry, async () => again?.()));
  const button = element('show-password');
  button.addEventListener('click', () => {
    const isShown = password().type === 'password';
    password().type = isShown ? 'text' : 'password';
    button.ariaPressed = String(isShown);
    button.dataset.label = isShown ? 'hidePassword' : 'showPassword';
    translate();
  });
  onWords(translate);
  element('languages').addEventListener('click', event => {
    const language = (event.target as HTMLElement).dataset.language as Language | undefined;
    if (language) write(language, true).catch(() => say(() => theWords().notLoaded));
  });
  write(readLanguage(), false).catch(() => undefined);
  loadSubmit().catch(() => undefined);
  if (settings.isDemo) {
    loadDemo().then(demo => demo.listDemoAccounts(settings.demoAccounts, signInAs));
  } else if (settings.isDemoWithdrawn) {
    loadDemo().then(demo => demo.tellWithdrawn());
  }
}

const loadSubmit = () => loadCode(() => import('./submit.ts'));
const loadSingleSignOn = () => loadCode(() => import('./single-sign-on.ts'));
const loadDemo = () => loadCode(() => import('./demo-accounts.ts'));

function translate() {
  // the form goes when the console has come
  if (!element('languages')) return;
  const words: Readonly<Record<string, string>> = theWords();
  for (const node of document.querySelectorAll<HTMLElement>('[data-word], [data-label]')) {
    const { word, label } = node.dataset;
    if (word) node.textContent = words[word] ?? '';
    if (label) node.ariaLabel = words[label] ?? '';
  }
  for (const node of element('languages').children) {
    node.ariaCurrent = String(node.getAttribute('lang') === root.lang);
  }
  element('single-sign-on').textContent = theWords().singleSignOn.replace(
    '%{name}',
    settings.singleSignOn?.name ?? '',
  );
  say(saying);
}

function say(next: Saying | null) {
  saying = next;
  stopWaiting();
  const wait = element('sign-in-wait');
  wait.textContent = '';
  element(again ? 'start-why' : 'sign-in-message').textContent = next?.() ?? '';
  if (next?.until) waitUntil(next.until, wait);
  for (const input of [account(), password()]) input.ariaInvalid = String(next !== null && !input.value);
}

async function waitUntil(until: number, wait: HTMLElement) {
  const { countWait } = await loadSubmit();
  if (saying?.until === until) stopWaiting = countWait(wait, until);
}

/** One click on a demo account; its password is typed by hand where it was drawn by lot. */
function signInAs(name: string) {
  account().value = name;
  password().value = settings.demoPassword ?? '';
  if (settings.demoPassword) signIn();
  else password().focus();
}

async function signIn() {
  if (isBusy) return;
  const typed = { account: account().value.trim(), password: password().value };
  if (!typed.account || !typed.password) {
    say(() => theWords().fill);
    (typed.account ? password() : account()).focus();
    return;
  }
  say(null);
  await busyWhile(element('sign-in-button'), async () => (await loadSubmit()).submit(typed, steps));
}

async function returnFromSingleSignOn() {
  say(() => theWords().busy);
  await busyWhile(element('single-sign-on'), async () => (await loadSingleSignOn()).finishSignIn(steps));
}

/** The button says so when an answer takes its time. */
async function busyWhile(button: HTMLElement, work: () => Promise<void>) {
  if (isBusy) return;
  isBusy = true;
  const timer = setTimeout(() => {
    button.ariaBusy = 'true';
    if (!again) button.textContent = theWords().busy;
  }, BUSY_AFTER_MS);
  try {
    await work();
  } catch {
    say(() => theWords().notLoaded);
  }
  isBusy = false;
  clearTimeout(timer);
  button.ariaBusy = 'false';
  translate();
}

const steps: Steps = { onSession: enter, onProblem: say, show: showStep };

/** A further step stands where the form stood. */
function showStep(step: HTMLElement): () => void {
  const body = element('sign-in-body');
  body.hidden = true;
  body.before(step);
  return () => {
    step.remove();
    body.hidden = false;
    password().focus();
  };
}

async function enter({ token, id }: Session) {
  const { redirectTarget } = await loadSubmit();
  storeToken(token, id);
  const form = location.pathname + location.search;
  history.replaceState(null, '', addressOf(redirectTarget(location.search, location.origin)));
  await startConsole(settings, (why, retry) => {
    if (!retry) history.replaceState(null, '', form);
    showForm(settings, why, retry);
  });
}

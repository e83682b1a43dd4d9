import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/sign-in-problem.ts';

export default {
  wrong: 'Wrong account or password',
  locked:
    'Too many wrong attempts: this account is locked here for a while. Wait, or ask an administrator to unlock it and sign in at once.',
  slowed: 'Too many attempts, please wait a moment. If it is urgent, ask an administrator.',
  waitLeft: '%{time} left',
  tryNow: 'You can try again now',
  tooFrequent: 'Too many attempts, please try again later',
  network: 'No connection. Check the network and try again. What you typed is still here.',
  noEnvelope:
    'A server or proxy in between answered with a page (HTTP %{status}) in place of the system. What you typed is still here. Try again in a moment; if it stays so, tell your administrator “HTTP %{status}”.',
  timeout: 'The server did not answer, please try again later. What you typed is still here.',
  away: 'The service is not available, please try again later. What you typed is still here.',
  over: 'Your session is over. Sign in again to return to your page.',
  disabled: 'This account is disabled, please ask an administrator',
  expired: 'This account has expired, please ask an administrator',
  refused: 'Signing in did not work',
  renewalOver: 'This took too long, please sign in again',
  codeOver: 'The code is no longer valid, please sign in again',
  ssoDenied: 'The other side did not agree. Try again, or use your password.',
  ssoLost: 'This sign-in did not start here, or has run out. Please start again.',
  ssoNoAccount: 'You are signed in there, but have no account here. Please ask an administrator.',
  ssoFailed: 'Single sign-on did not work. Try again, or use your password.',
  startCut: 'The connection to the server was cut. Check the network and try again.',
  startTimeout: 'The server did not answer in time. Try again in a moment.',
  startAway: 'The service is not available. Try again in a moment.',
  startNoEnvelope:
    'A server or proxy in between answered with a page (HTTP %{status}) in place of the system. You are still signed in. Try again in a moment; if it stays so, tell your administrator “HTTP %{status}”.',
  startRefused: 'The server answered: %{message}. Try again in a moment.',
} satisfies Catalogue<typeof zh>;

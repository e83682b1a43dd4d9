import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/error.ts';

export default {
  TOKEN_INVALID: 'You are not signed in. Please sign in again.',
  SESSION_EXPIRED: 'Your session has expired. Please sign in again.',
  LOGIN_CODE_NEEDED: 'Enter the sign-in code.',
  SESSION_ENDED: 'This session was ended. Please sign in again.',
  LOGIN_CODE_WRONG: 'The code is wrong or has expired.',
  PASSWORD_RENEWAL: 'Your password is new or was reset. Please set your own.',
  CREDENTIALS_WRONG: 'Wrong account or password.',
  STATE_CONFLICT: 'Somebody else has changed this record.',
  STATE_NOT_ALLOWED: 'This is not possible in the present state.',
  LOCKED: 'Somebody else is editing this record.',
  DUPLICATE: 'The same record already exists.',
  OVER_LIMIT: 'This exceeds the limit.',
  NOT_FOUND: 'The record does not exist, or you may not see it.',
  PARAMETER: 'Something in the input is not right.',
  NO_PERMISSION: 'You do not have the right to do this.',
  SECOND_APPROVER: 'A second person has to approve this.',
  TOO_FREQUENT: 'Too many attempts. Please try again later.',
  INTERNAL: 'The server ran into an error.',
  DEPENDENCY_AWAY: 'The service is not available. Please try again later.',
  exception: 'exception: %{error}',
  refusal: {
    error: 'error: %{message}',
    request: 'request failed, %{message}',
  },
  answerLost: 'No answer came; it may have been saved. Look in the list before you try again.',
  absent: 'The upstream does not offer this.',
  unreadable:
    'The upstream answered in a form that cannot be read (%{call}), so nothing is shown. Ask an administrator to check its interface.',
  noEnvelope:
    'A server or proxy in between answered with a page (HTTP %{status}) in place of the system. What you typed is still here. See how things stand and try again in a moment; if it stays so, tell your administrator “HTTP %{status}”.',
  noEnvelopeOnSave:
    'A server or proxy in between answered with a page (HTTP %{status}) in place of the system; it may have been saved. What you typed is still here. Look in the list before you try again.',
  network: 'No connection. Check the network and try again.',
  timeout: 'The server did not answer. Please try again later.',
  unknown: 'That did not work.',
} satisfies Catalogue<typeof zh>;

import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/login-code.ts';

export default {
  title: 'Enter the code',
  sentTo: 'We sent a code to %{mobile}',
  sent: 'We sent a code to your phone',
  byAdministrator: 'No message could reach your phone: ask an administrator for a code.',
  code: '6-digit code',
  signIn: 'Sign in',
  expires: 'Valid for %{time}',
  expired: 'The code is no longer valid, please send a new one',
  resend: 'Send a new code',
  resendIn: 'Send a new code (%{time})',
  resent: 'A new code is on its way; the old one no longer works',
  renewed: 'There is a new code; ask the administrator for it',
  back: 'Back to sign-in',
  sixDigits: 'Enter the six digits',
  wrong: 'Wrong code, or no longer valid',
  wrongLeft: 'Wrong code, attempts left: %{count}',
  wrongNone: 'Too many wrong codes, please send a new one',
} satisfies Catalogue<typeof zh>;

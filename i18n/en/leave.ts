import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/leave.ts';

export default {
  title: 'Not saved',
  text: 'What is not saved here is lost when you leave.',
  textKept:
    'What is not saved stays as a draft: you can restore it when you open this page again. Passwords and full phone numbers are not kept.',
  all: 'One page holds something unsaved. It is lost when you sign out. |||| %{smart_count} pages hold something unsaved. It is lost when you sign out.',
  allKept:
    'One page holds something unsaved. It stays as a draft that you can restore there when you sign in again. Passwords and full phone numbers are not kept. |||| %{smart_count} pages hold something unsaved. It stays as drafts that you can restore there when you sign in again. Passwords and full phone numbers are not kept.',
  discard: 'Leave and discard',
  leave: 'Leave',
  signOut: 'Sign out',
  back: 'Back',
} satisfies Catalogue<typeof zh>;

/** The words of react-admin itself, where ours are shorter. */
import type { TranslationMessages } from 'ra-core';
import english from 'ra-language-english';

export default {
  ra: {
    ...english.ra,
    action: { ...english.ra.action, back: 'Back', select_all: 'Select all rows' },
    auth: { ...english.ra.auth, logout: 'Sign out' },
  },
} satisfies TranslationMessages;

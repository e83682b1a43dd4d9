/** The words of react-admin itself, where ours are shorter. */
import type { TranslationMessages } from 'ra-core';
import english from 'ra-language-english';
import core from './ra-core.ts';

const { action, auth, boolean, input, message, navigation, notification, page, validation } = english.ra;

export default {
  ...english.ra,
  action: { ...action, ...core.action, back: 'Back', select_all: 'Select all rows' },
  auth: { ...auth, ...core.auth, logout: 'Sign out' },
  boolean: { ...boolean, ...core.boolean },
  input: { ...input, ...core.input },
  message: { ...message, ...core.message },
  navigation: { ...navigation, ...core.navigation },
  notification: { ...notification, ...core.notification },
  page: { ...page, ...core.page },
  validation: { ...validation, ...core.validation },
} satisfies TranslationMessages['ra'];

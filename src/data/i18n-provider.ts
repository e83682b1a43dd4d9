/** react-admin's translations of one language, from catalogues that have been loaded already. */
import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';

/**
 * One provider for each language: a new one given to `I18nContext` draws every text anew, where changing a
 * provider's own locale would mount the whole console again and lose what is being typed.
 */
export const createI18nProvider = (locale: string, messages: TranslationMessages): I18nProvider =>
  polyglotI18nProvider(() => messages, locale);

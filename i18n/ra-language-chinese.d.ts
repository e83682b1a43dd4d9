/** The package carries no types; these are the parts that `zh/ra.ts` takes from it. */
declare module 'ra-language-chinese' {
  import type { TranslationMessages } from 'ra-core';

  const messages: Pick<TranslationMessages, 'ra'>;
  export default messages;
}

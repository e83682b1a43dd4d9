import { ROW, type SeenPages } from '../seen.ts';

export default {
  '/agreementMange/agreementList': { waitFor: ROW },
} satisfies SeenPages;

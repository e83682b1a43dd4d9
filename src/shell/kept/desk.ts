/** What the kept pages of a window share outside React. */

import type { Address, Going } from './frozen-router.tsx';
import type { Guards } from './guards.ts';
import type { HeldAnswers } from './held-answers.ts';

export interface Desk {
  guards: Guards;
  answers: HeldAnswers;
  /** Key of the page in view, as drawn. */
  shown: string | null;
  /** The tag that an address belongs to; null for none. */
  keyAt(address: Address): string | null;
  /** Where the router stands. */
  readAddress(): Address;
  /** Where each page went while it was out of view, and from where: carried out when it is shown again. */
  late: Map<string, Going & { from: string }>;
  /** Pages that have put another one in their place. */
  replaced: Set<string>;
  /** What a page calls its record. */
  setName(key: string, name: string): void;
}

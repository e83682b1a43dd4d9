/** What the kept pages of a window share outside React. */
import type { Address, Navigation } from '../frozen-router.tsx';
import type { Guards } from '../guards/guards.ts';
import type { Tag } from '../tags/tag.ts';
import type { Tags } from '../tags/tags-context.tsx';
import type { AnswerFreezer } from './answer-freezer.ts';

export interface Desk {
  guards: Guards;
  answers: AnswerFreezer;
  /** Key of the page in view, as drawn. */
  shown: string | null;
  /** Keys of the pages that are mounted. */
  mounted: Set<string>;
  /** The tag that an address belongs to; null for none. */
  tagAt(address: Address): Tag | null;
  /** Where the router stands. */
  readAddress(): Address;
  /** Moves the view. */
  go(going: Navigation): void;
  /** Where each page in view has asked to be, and from where, until that is drawn. */
  asked: Map<string, Navigation & { from: string }>;
  /** Where each page went while it was out of view, and from where: carried out when it is shown again. */
  late: Map<string, Navigation & { from: string }>;
  /** Pages that have put another one in their place. */
  replaced: Set<string>;
  tags(): Pick<Tags, 'visit' | 'setName' | 'close'>;
}

/** Whether the page is the one in view, also for who has already asked for another. */
export const isInView = (desk: Desk, key: string) =>
  desk.shown === key && desk.tagAt(desk.readAddress())?.key === key;

/** A page in view goes elsewhere in itself; who asks for another page before that is drawn would see nothing of it. */
export function goWithin(desk: Desk, key: string, going: Navigation, from: string) {
  if (desk.tagAt(going.to)?.key === key) desk.asked.set(key, { ...going, from });
}

/** What it has asked for and nobody has seen is carried out when it is shown again. */
export function rest(desk: Desk, key: string) {
  const asked = desk.asked.get(key);
  if (asked) desk.late.set(key, asked);
  desk.asked.delete(key);
}

/** A page out of view wants to be elsewhere. */
export function goLate(desk: Desk, key: string, going: Navigation, from: string) {
  const next = desk.tagAt(going.to);
  if (next?.key === key) desk.late.set(key, { ...going, from });
  else if (!desk.mounted.has(key)) return;
  else if (!going.isReplacing) desk.late.set(key, { ...going, from });
  // its form says a moment later that all is saved
  else setTimeout(() => handOver(desk, key, going, next));
}

/** The page is done, and its tag gives way to the one that it leads to. */
function handOver(desk: Desk, key: string, going: Navigation, next: Tag | null) {
  if (desk.guards.isUnsaved(key)) return;
  if (isInView(desk, key)) {
    desk.replaced.add(key);
    desk.go(going);
    return;
  }
  const { visit, close } = desk.tags();
  if (next) visit(next);
  close([key]);
}

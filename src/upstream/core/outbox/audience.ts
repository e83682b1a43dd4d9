/** Who hears a message: judged when it is sent, by what the person may do and see then. */
import { isAllowed, type May } from '../../../contract/grammar/may.ts';
import type { SignedIn } from '../context.ts';
import { seesAreas } from '../scope.ts';

/** All that is given must hold; with nothing given, nobody hears it. */
export interface Audience {
  /** These people, in all their sessions. */
  userIds?: readonly string[];
  /** These sessions, and previews begun in them. */
  sessionIds?: readonly string[];
  /** But not this one. */
  exceptSessionId?: string;
  /** But not these people. */
  exceptUserIds?: readonly string[];
  /** Whoever has this right. */
  may?: May;
  /** But not whoever has this one. */
  mayNot?: May;
  /**
   * Areas of the record, or of the record before and after: who sees one of these lists hears it. Empty lists are
   * seen by who sees all areas. Left out where records have no area.
   */
  areas?: readonly (readonly string[])[];
}

export function hears(who: SignedIn, to: Audience): boolean {
  if (!to.userIds && !to.sessionIds && to.may === undefined) return false;
  if (to.exceptSessionId === who.sessionId || to.exceptUserIds?.includes(who.userId)) return false;
  if (to.userIds && !to.userIds.includes(who.userId)) return false;
  if (to.sessionIds && !sessionsOf(who).some(id => to.sessionIds?.includes(id))) return false;
  if (to.may !== undefined && !isAllowed(to.may, who.rights)) return false;
  if (to.mayNot !== undefined && isAllowed(to.mayNot, who.rights)) return false;
  return to.areas === undefined || to.areas.some(areaIds => seesAreas(who.areaIds, areaIds));
}

/** The session, and the one it is a preview in. */
export const sessionsOf = ({ sessionId, preview }: SignedIn): readonly string[] =>
  preview ? [sessionId, preview.parentSessionId] : [sessionId];

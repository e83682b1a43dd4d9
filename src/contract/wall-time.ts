/** Times as people write them: `YYYY-MM-DD HH:mm:ss` of Asia/Shanghai. */
import * as z from 'zod/mini';
import { type Schema, unwrap } from './grammar/walk.ts';

const FORM = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Milliseconds since 1970; null for what is no such time, as on 30 February or at 24:00. */
export function readWallTime(text: string): number | null {
  if (!FORM.test(text)) return null;
  const iso = text.replace(' ', 'T');
  const time = Date.parse(`${iso}Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isReal && time >= SHANGHAI_MS ? time - SHANGHAI_MS : null;
}

/** @param time milliseconds since 1970 */
export const wallTimeOf = (time: number): string => wallText(new Date(time + SHANGHAI_MS));

/** @param wall its UTC fields are those of the clock on the wall */
export const wallText = (wall: Date): string => wall.toISOString().slice(0, 19).replace('T', ' ');

/** Ahead of UTC; without summer time since 1991. */
export const SHANGHAI_MS = 8 * 3_600_000;

const wallTimeSchema = z.string().check(z.refine(text => readWallTime(text) !== null));
export const WallTime = wallTimeSchema;
export const isWallTime = (schema: Schema) => unwrap(schema).inner === wallTimeSchema;

import { sql } from 'drizzle-orm';
import { sweepLooseFiles } from '../core/files/keeping.ts';
import { file } from '../core/files/tables.ts';
import { draft } from './tables.ts';

/** Every number in the text of a draft is taken for the id of a file. */
const isInADraft = sql`exists (select from ${draft} where ${draft.content} ~ ('\\m' || ${file.id} || '\\M'))`;

/** Files that no record shows and no draft names. */
export const sweepUnusedFiles = sweepLooseFiles(isInADraft);

/** What a feature hands over so that its masked values can be seen whole, one at a time and written down. */
import type { May } from '../../../contract/grammar/may.ts';
import type { Db } from '../context.ts';
import type { AreaScope } from '../scope.ts';

export interface Revealable {
  /** As the operate log names such records. */
  objectType: string;
  /** Names of masked fields. */
  fields: readonly string[];
  /** The right to see such a record at all, besides the right to reveal. */
  may: May;
  /** What the record is called and its values; undefined where there is none, or none inside these areas. */
  read(db: Db, id: string, scope: AreaScope): Promise<RevealedRecord | undefined>;
}

export interface RevealedRecord {
  name: string;
  values: Readonly<Record<string, string | null>>;
}

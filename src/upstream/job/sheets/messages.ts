import type { FailureData, FailureName } from '../../../contract/grammar/failures.ts';
import type { ReadSheet, SheetFile, SheetSpec, TablePlace } from './sheets.ts';

export type SheetRequest =
  | { kind: 'write'; spec: Pick<SheetSpec, 'format' | 'columns'> }
  | { kind: 'part'; part: string }
  | { kind: 'end' }
  | { kind: 'read'; bytes: Uint8Array; place: TablePlace };

export type SheetReply =
  /** Another part may come. */
  | { kind: 'more' }
  | { kind: 'written'; file: Omit<SheetFile, 'bytes'> & { bytes: Uint8Array } }
  | { kind: 'read'; sheet: ReadSheet }
  | { kind: 'refused'; failure: FailureName; data: FailureData }
  | { kind: 'broken'; message: string };

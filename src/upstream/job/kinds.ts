import type { InnerCalls } from '../core/inner-calls.ts';
import type { Revised } from '../core/revisions/revised.ts';
import type { Kind } from '../core/work/kind.ts';
import { checkKind } from './check-kind.ts';
import { exportKind } from './export-kind.ts';
import { importKind } from './import-kind.ts';
import type { Sheets } from './sheets/sheets.ts';

export interface Tools {
  inner: InnerCalls;
  sheets: Sheets;
  /** Records whose earlier versions are kept. */
  revised: readonly Revised[];
}

/** What this upstream does as long work. */
export const jobKinds = ({ inner, sheets, revised }: Tools): readonly Kind[] => [
  exportKind(inner, sheets),
  checkKind(inner, sheets),
  importKind({ inner, sheets, revised }),
];

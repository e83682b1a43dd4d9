import type { Kind } from '../core/work/kind.ts';
import { checkKind } from './check-kind.ts';
import { exportKind } from './export-kind.ts';
import { importKind } from './import-kind.ts';
import type { Tools } from './tools.ts';
import { undoKind } from './undo-kind.ts';

/** What this upstream does as long work. */
export const jobKinds = (tools: Tools): readonly Kind[] => [
  exportKind(tools.inner, tools.sheets),
  checkKind(tools),
  importKind(tools),
  undoKind(tools),
];

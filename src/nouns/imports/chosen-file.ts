/** A file that was sent up and what was said of its columns, kept while the page lives: closing the wizard loses nothing. */
import type { ImportFile } from '../../contract/job.ts';
import type { Mapping } from './guess-mapping.ts';

export interface ChosenFile {
  file: ImportFile;
  /** Sent up once more where its table is somewhere else. */
  source: Blob;
  /** Null until somebody has changed what was guessed. */
  mapping: Mapping | null;
  /** The field by which rows find the records that they change; null where they only add. */
  updatesBy: string | null;
}

const chosen = new Map<string, ChosenFile>();

/** @param call room and name */
export const chosenFileOf = (call: string): ChosenFile | null => chosen.get(call) ?? null;

/** Null forgets it. In memory only: samples may be people's numbers. */
export function keepChosenFile(call: string, file: ChosenFile | null) {
  if (file) chosen.set(call, file);
  else chosen.delete(call);
}

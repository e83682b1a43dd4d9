import type { ReactNode } from 'react';

/** A record's fields in words, as its page has them for conflicts. */
export interface RevisionWords {
  labelOf: (field: string) => string;
  /** @param beside the value that it stands beside, for what is best said as a difference */
  show: (field: string, value: unknown, beside: unknown) => ReactNode;
}

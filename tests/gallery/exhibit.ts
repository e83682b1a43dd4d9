import type { ReactNode } from 'react';

/** Something that stands over the page, or is looked at by itself. */
export interface Exhibit {
  draw: () => ReactNode;
  /** What is clicked before it is as it should be, by selectors, each once it is there. */
  press?: readonly string[];
  /** What is there at the end. */
  until?: string;
}

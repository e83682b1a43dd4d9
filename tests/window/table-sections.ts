import type { Window } from 'happy-dom';

/** A part of a table knows its rows, as in a browser. */
export function giveRows({ HTMLTableSectionElement }: Window): void {
  Object.defineProperty(HTMLTableSectionElement.prototype, 'rows', {
    configurable: true,
    get(this: Element) {
      return this.querySelectorAll(':scope > tr');
    },
  });
}

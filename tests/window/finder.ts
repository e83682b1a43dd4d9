/** What selectors find in a document. To look through all of it is dear, and most who wait look often. */
import type { Window } from 'happy-dom';
import { queryAll } from './query.ts';

/** What these find changes with properties, of which no observer is told. */
const BY_PROPERTIES = /checked|selected|:focus|:enabled|:disabled|value/;

export class Finder {
  private readonly found = new Map<string, readonly Element[]>();
  private readonly observer: InstanceType<Window['MutationObserver']>;

  /** @param onChange hears of every change of what is shown, before anything is found anew */
  constructor(
    private readonly window: Window,
    private readonly onChange: () => void,
  ) {
    this.observer = new window.MutationObserver(() => this.forget());
    this.observer.observe(window.document, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
  }

  find(selector: string): readonly Element[] {
    if (this.observer.takeRecords().length > 0) this.forget();
    const known = this.found.get(selector);
    if (known) return known;
    const found = queryAll(selector, this.window.document as unknown as Document);
    if (!BY_PROPERTIES.test(selector)) this.found.set(selector, found);
    return found;
  }

  /** Something has changed: by itself, or by what the test has done. */
  forget(): void {
    this.found.clear();
    this.onChange();
  }
}

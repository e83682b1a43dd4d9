/** What the forms of one page hold, told to the window's guards as one word. */
import type { Unsaved } from '../../kit/form/unsaved-context.ts';
import type { Guards } from '../guards/guards.ts';

export interface TabUnsaved extends Unsaved {
  /** The page goes out of view: its forms fall silent, and still hold what they hold. */
  hide(): void;
  /** The page is in view again, and its forms are about to say so. */
  show(): void;
  /** All forms that there are have said so. */
  shown(): void;
  /** The page is no more. */
  end(): void;
}

export function createTabUnsaved(tagKey: string, guards: Guards): TabUnsaved {
  const forms = new Set<string>();
  let isShown = true;
  let isGathering = false;
  const tell = () => {
    if (!isGathering) guards.report(tagKey, forms.size > 0);
  };
  const report = (form: string, isUnsaved: boolean) => {
    if (isUnsaved) forms.add(form);
    else forms.delete(form);
    tell();
  };
  return {
    report,
    leave(form) {
      if (isShown) report(form, false);
    },
    hide() {
      isShown = false;
      isGathering = false;
    },
    show() {
      isShown = true;
      isGathering = true;
      // one that was taken off while nobody looked had no way to say so
      forms.clear();
    },
    shown() {
      isGathering = false;
      tell();
    },
    end() {
      forms.clear();
      guards.report(tagKey, false);
    },
  };
}

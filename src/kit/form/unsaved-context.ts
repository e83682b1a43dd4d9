/** Who is told of forms that hold something unsaved. The kit knows no shell: by default the window itself. */
import { createContext, useContext } from 'react';

export interface Unsaved {
  /** @param form an id of the form */
  report(form: string, isUnsaved: boolean): void;
  /** The form goes out of view, or for good: whoever hears it knows which. */
  leave(form: string): void;
}

const UnsavedContext = createContext<Unsaved>(unsavedInWindow());

export const UnsavedProvider = UnsavedContext.Provider;

export const useUnsavedReport = () => useContext(UnsavedContext);

/** Closing or reloading the window asks first while something is not saved. */
export function unsavedInWindow(): Unsaved {
  const forms = new Set<string>();
  const report = (form: string, isUnsaved: boolean) => {
    if (isUnsaved) forms.add(form);
    else forms.delete(form);
    askBeforeUnload(forms.size > 0);
  };
  let isAsking = false;
  const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const askBeforeUnload = (isWanted: boolean) => {
    if (isWanted === isAsking) return;
    isAsking = isWanted;
    if (isWanted) window.addEventListener('beforeunload', handleUnload);
    else window.removeEventListener('beforeunload', handleUnload);
  };
  return { report, leave: form => report(form, false) };
}

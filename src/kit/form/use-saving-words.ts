/** What is said while a save is under way: nothing of a quick one, and of a slow one what has become of what was typed. */
import { useTranslate } from 'ra-core';
import { SKELETON_AFTER_MS, SLOW_AFTER_MS, useDelayed } from '../use-delayed.ts';

export interface SavingWords {
  /** Undefined while there is nothing to say. */
  text?: string;
  isSlow: boolean;
}

/** @param isInDialog there is no page to go to before the dialog is closed */
export function useSavingWords(isSaving: boolean, isInDialog = false): SavingWords {
  const translate = useTranslate();
  const isDue = useDelayed(isSaving, SKELETON_AFTER_MS);
  const isSlow = useDelayed(isSaving, SLOW_AFTER_MS);
  if (isSlow)
    return { isSlow, text: translate(isInDialog ? 'kit.wait.savingInDialog' : 'kit.wait.savingSlow') };
  return { isSlow, text: isDue ? translate('kit.wait.saving') : undefined };
}

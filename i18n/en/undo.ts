import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/undo.ts';

/** Taking back what was just done. */
export default {
  act: 'Undo',
  takenBack: 'Undone',
  changed: '%{smart_count} record changed |||| %{smart_count} records changed',
  removed: '%{smart_count} record deleted |||| %{smart_count} records deleted',
  working: 'Undoing %{done} / %{total}',
  done: '%{smart_count} change undone |||| %{smart_count} changes undone',
  partly: '%{done} undone, %{failed} could not be undone: %{why}',
} satisfies Catalogue<typeof zh>;

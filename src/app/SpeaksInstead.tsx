/** Says once that the chosen language did not come; the menu of languages tries again. */
import { useNotify } from 'ra-core';
import { useEffect } from 'react';

export function SpeaksInstead() {
  const notify = useNotify();
  useEffect(() => notify('shell.language.failed', { type: 'warning' }), [notify]);
  return null;
}

import { useNotify } from 'ra-core';
import { size } from '../../kit/preferences.ts';
import type { Density } from '../../kit/theme/density.ts';

/** In place: nothing that is being typed is lost. Says that it is done, as clerks are used to. */
export function useChooseSize() {
  const notify = useNotify();
  return (wanted: Density) => {
    if (wanted === size.read()) return;
    size.write(wanted);
    notify('settings.size.switched', { type: 'success' });
  };
}

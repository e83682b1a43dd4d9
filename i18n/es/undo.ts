import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/undo.ts';

/** Deshacer lo que se acaba de hacer. */
export default {
  act: 'Deshacer',
  takenBack: 'Deshecho',
  changed: '%{smart_count} registro cambiado |||| %{smart_count} registros cambiados',
  removed: '%{smart_count} registro eliminado |||| %{smart_count} registros eliminados',
  working: 'Deshaciendo %{done} / %{total}',
  done: '%{smart_count} cambio deshecho |||| %{smart_count} cambios deshechos',
  partly: '%{done} deshechos, %{failed} no se pudieron deshacer: %{why}',
} satisfies Catalogue<typeof zh>;

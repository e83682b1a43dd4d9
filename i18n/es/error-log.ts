import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/error-log.ts';

export default {
  title: 'Registro de errores',
  button: 'Registro de errores, %{smart_count} entrada |||| Registro de errores, %{smart_count} entradas',
  text: 'Lo que falló en esta ventana, hasta que la cierre o cierre sesión. Si pide ayuda, cópielo para un administrador.',
  empty: 'Sin errores',
  time: 'Hora',
  error: 'Error',
  view: 'Página',
  count: 'Veces',
  url: 'Dirección',
  first: 'Primera vez',
  version: 'Versión',
  trace: 'Id. de traza',
  stack: 'Pila',
  info: 'Componentes',
  copy: 'Copiar',
  clear: 'Vaciar',
  close: 'Cerrar',
} satisfies Catalogue<typeof zh>;

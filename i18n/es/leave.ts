import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/leave.ts';

export default {
  title: 'Sin guardar',
  text: 'Si sale, se pierde lo que no ha guardado aquí.',
  textKept:
    'Lo que no ha guardado queda como borrador: podrá recuperarlo al volver a abrir esta página. Las contraseñas y los números completos no se conservan.',
  all: 'Una página tiene cambios sin guardar. Se pierden al cerrar la sesión. |||| %{smart_count} páginas tienen cambios sin guardar. Se pierden al cerrar la sesión.',
  allKept:
    'Una página tiene cambios sin guardar. Quedan como borrador y podrá recuperarlos allí cuando vuelva a iniciar sesión. Las contraseñas y los números completos no se conservan. |||| %{smart_count} páginas tienen cambios sin guardar. Quedan como borradores y podrá recuperarlos allí cuando vuelva a iniciar sesión. Las contraseñas y los números completos no se conservan.',
  discard: 'Salir y descartar',
  leave: 'Salir',
  signOut: 'Cerrar sesión',
  back: 'Volver',
} satisfies Catalogue<typeof zh>;

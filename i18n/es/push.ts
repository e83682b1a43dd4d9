import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/push.ts';

export default {
  offline: 'No hay red: revise la conexión.',
  reconnecting: 'Reconectando…',
  meaning:
    'Sin conexión desde las %{time}: no llegan mensajes de pedidos ni de objetos perdidos. Lo que está abierto sigue aquí.',
  over: {
    logout: 'Esta sesión se cerró desde otro lugar.',
    password: 'Su contraseña ha cambiado.',
    disabled: 'Su cuenta está desactivada.',
    deleted: 'Su cuenta se ha eliminado.',
    expired: 'La sesión ha caducado.',
    replaced: 'Ha vuelto a iniciar sesión y esta quedó sustituida.',
    own: 'Usted cerró esta sesión desde otro lugar.',
    forced: 'Un administrador cerró su sesión.',
    restored: 'El sistema se restauró de una copia; las sesiones anteriores ya no valen.',
  },
  back: 'Sesión iniciada de nuevo',
} satisfies Catalogue<typeof zh>;

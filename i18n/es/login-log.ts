import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/login-log.ts';

export default {
  shared: {
    title: { loginLog: 'Accesos' },
  },
  searchHint: 'Usuario',
  empty: 'Todavía no ha entrado nadie',
  emptyWhy: 'Aquí aparece cada inicio de sesión',
  nameOf: '%{account}, %{type}',
  field: {
    loginTime: 'Hora',
    loginType: 'Modo',
    status: 'Resultado',
    location: 'Lugar',
    client: 'Navegador / sistema',
    browser: 'Navegador',
    msg: 'Detalle',
    logoutTime: 'Fin',
    sessionId: 'Id. de sesión',
  },
  loginType: { 1: 'Contraseña', 2: 'SMS', 3: 'Inicio de sesión único', 4: 'Salida', 5: 'Salida forzada' },
  device: { computer: 'Computadora', phone: 'Teléfono', tablet: 'Tableta' },
  msg: {
    logout: 'Cerró sesión',
    password: 'Contraseña cambiada',
    disabled: 'Usuario desactivado',
    deleted: 'Usuario eliminado',
    expired: 'Sesión caducada',
    replaced: 'Reemplazada por otro inicio de sesión',
    own: 'Cerrada por el usuario desde otro lugar',
    forced: 'Cerrada por un administrador',
  },
} satisfies Catalogue<typeof zh>;

import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/online-user.ts';

export default {
  shared: {
    title: { onlineUser: 'Usuarios en línea' },
    log: {
      module: { online: 'Usuarios en línea' },
      call: {
        online: {
          endOwnSession: 'Cerrar una sesión propia',
          endOtherSessions: 'Cerrar las demás sesiones propias',
          forceLogout: 'Forzar salida',
          previewRole: 'Vista previa de un rol',
        },
      },
    },
    reason: {
      ROLE_DISABLED: 'Este rol está desactivado.',
      OWN_SESSION: 'Esta es su sesión actual. Para terminarla, cierre sesión.',
    },
  },
  searchHint: 'Nombre, usuario, n.º',
  empty: 'No hay nadie en línea',
  emptyWhy: 'Los usuarios aparecen aquí mientras tienen la sesión iniciada',
  current: 'Esta sesión',
  unknownDevice: 'Dispositivo desconocido',
  device: { computer: 'Computadora', tablet: 'Tableta', phone: 'Teléfono' },
  field: {
    userName: 'Nombre / usuario',
    roleName: 'Rol',
    ip: 'Dirección',
    createdOn: 'Inicio de sesión',
    lastSeenOn: 'Última actividad',
  },
  end: {
    label: 'Cerrar sesión',
    question:
      '¿Cerrar esta sesión? Lo que esté escrito se conserva y podrá guardarse al iniciar sesión de nuevo. |||| ¿Cerrar %{smart_count} sesiones? Lo que esté escrito se conserva y podrá guardarse al iniciar sesión de nuevo.',
    confirm: 'Cerrar sesión',
  },
} satisfies Catalogue<typeof zh>;

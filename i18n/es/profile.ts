import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/profile.ts';

export default {
  title: 'Centro personal',
  changePassword: 'Cambiar contraseña',
  fact: { roles: 'Roles', callSystemAccount: 'Usuario telefónico' },
  sessions: {
    title: 'Sesiones iniciadas',
    current: 'Esta sesión',
    unknown: 'Dispositivo desconocido',
    since: 'Inicio de sesión',
    lastSeen: 'Última actividad',
    end: 'Cerrar esta sesión',
    endOthers: 'Cerrar la otra sesión |||| Cerrar las otras %{smart_count} sesiones',
    allOthers: 'Todas las sesiones salvo esta',
    question:
      '¿Cerrar esta sesión? Si no la reconoce, cambie también la contraseña. |||| ¿Cerrar %{smart_count} sesiones? Si no reconoce alguna, cambie también la contraseña.',
  },
} satisfies Catalogue<typeof zh>;

import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/profile.ts';

export default {
  shared: {
    title: { profile: 'Centro personal' },
  },
  changePassword: 'Cambiar contraseña',
  fact: { roles: 'Roles', callSystemAccount: 'Usuario tel.' },
  sessions: {
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
  tab: { sessions: 'Dispositivos abiertos', signIns: 'Inicios de sesión', settings: 'Avisos y teclas' },
  signIns: { more: 'Ver %{smart_count} más' },
  settings: {
    sound: { label: 'Sonido', hint: 'Suena una vez con cada aviso nuevo, en una sola ventana' },
    desktop: {
      label: 'Avisos de escritorio',
      hint: 'Muestra los avisos en el escritorio cuando la consola no está a la vista; antes hay que permitirlo en el navegador',
    },
    singleKeys: {
      label: 'Atajos de una tecla',
      hint: 'Las teclas actúan sin Ctrl ni Alt; desactívelos con lectores de pantalla o dictado',
    },
  },
} satisfies Catalogue<typeof zh>;

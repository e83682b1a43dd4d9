import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/settings-drawer.ts';

export default {
  title: 'Ajustes',
  close: 'Cerrar los ajustes',
  hint: 'Solo para este navegador, al instante.',
  look: 'Aspecto',
  frame: 'Marco',
  accent: {
    label: 'Color del tema',
    own: 'Color propio',
    code: 'Código del color',
    wrong: '# y seis cifras hexadecimales',
    shaded: 'Los textos y botones toman un tono más oscuro o más claro para que se lean bien.',
    sample: { words: 'Texto de muestra', button: 'Botón', chosen: 'Fila elegida' },
    preset: {
      blue: 'Azul',
      sky: 'Celeste',
      teal: 'Turquesa',
      green: 'Verde',
      amber: 'Ámbar',
      red: 'Rojo',
      purple: 'Morado',
      gray: 'Pizarra',
    },
  },
  tagsView: 'Mostrar las pestañas',
  fixedHeader: 'Cabecera fija',
  sidebarLogo: 'Logotipo en el menú',
  sounds: 'Avisos',
  sound: 'Sonido',
  desktop: 'Notificaciones de escritorio',
  restore: 'Restablecer',
  restored: 'Ajustes restablecidos',
  release: {
    built: 'Versión %{version} · compilación %{commit} (%{date})',
    unknown: 'Versión %{version} · compilada sin git, commit desconocido',
  },
  language: { label: 'Idioma' },
} satisfies Catalogue<typeof zh>;

import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/developer.ts';

export default {
  documentation: {
    own: 'Lo que ofrece este servidor. Donde algo falta, la consola trabaja como describe la especificación.',
    plain: 'Este servidor solo ofrece las llamadas especificadas; nada de lo siguiente está disponible.',
    capabilities: 'Capacidades',
    failures: 'Códigos de error',
    pushes: 'Avisos en vivo',
    name: 'Nombre',
    offered: 'Este servidor',
    meaning: 'Significado',
    code: 'Código',
    http: 'HTTP',
    yes: 'Sí',
    no: 'No',
    capability: {
      actions: 'Los botones se conceden uno a uno; la página no los incluye',
      version: 'Al guardar se comparan versiones: nadie pisa a nadie',
      requestId: 'Una petición repetida se ejecuta una vez',
      sort: 'El servidor ordena las listas',
      newPassword: 'Indica el largo de la contraseña nueva',
      deviceId: 'Reconoce los dispositivos habituales',
      sessions: 'Ver y cerrar sesiones abiertas',
      previewRole: 'Ver la consola como la ve un rol',
      singleSignOn: 'Inicio de sesión único',
      unlock: 'Desbloquear cuentas',
      reveal: 'Mostrar números ocultos, con registro',
      logFilters: 'Filtrar el registro por objeto y rastro',
      files: 'Archivos con direcciones firmadas y de corta vida',
      outbox: 'Ver los SMS enviados',
      push: 'Avisos numerados que se reenvían tras un corte',
      locks: 'Muestra quién edita qué',
    },
    push: {
      RECORD_CHANGED: 'Se creó, cambió o eliminó un registro',
      RECORD_LOCK: 'Alguien empezó o terminó de editar',
      SESSION_OVER: 'Esta sesión terminó',
      RIGHTS_CHANGED: 'Cambiaron los permisos propios',
      NEW_DEVICE: 'La cuenta se usó en un dispositivo nuevo',
      RESYNC: 'Hay avisos perdidos; se vuelve a leer lo que se ve',
    },
  },
  guide: {
    intro: 'Las dos tareas más frecuentes. El README del repositorio tiene todos los pasos.',
    field: {
      title: 'Agregar un campo',
      step: {
        1: 'declararlo en el esquema de su entidad',
        2: 'agregar la siguiente migración y la columna en la tabla',
        3: 'una etiqueta en cada uno de los cuatro idiomas; antes no compila',
        4: 'agregar el control, común a crear y editar',
        5: 'falla si columnas y contrato difieren',
      },
    },
    feature: {
      title: 'Agregar un recurso',
      step: {
        1: 'declarar sus llamadas: entrada, respuesta, permiso, errores',
        2: 'una función por llamada; antes no compila',
        3: 'montar las funciones',
        4: 'declarar páginas, permisos y menú',
        5: 'escribir sus textos',
        6: 'anotar sus llamadas; una prueba las hace con cada rol',
      },
    },
  },
} satisfies Catalogue<typeof zh>;

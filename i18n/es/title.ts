import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/title.ts';

export default {
  dashboard: 'Inicio',
  system: 'Sistema',
  adminUser: 'Usuarios',
  roleGroup: 'Grupos de roles',
  menu: 'Menús',
  dictionary: 'Diccionarios',
  onlineUser: 'Usuarios en línea',
  operateLog: 'Operaciones',
  loginLog: 'Accesos',
  revealLog: 'Números vistos',
  systemConfig: 'Parámetros del sistema',
  version: 'Versiones de apps',
  releaseLog: 'Publicaciones de apps',
  systemTool: 'Herramientas',
  testIndex: 'Puertos y SMS',
  profile: 'Centro personal',
  jobs: 'Tareas',
  documentation: 'Documentación técnica',
  guide: 'Guía técnica',
  openDataAccount: 'Datos abiertos',
  vehicleDataAccess: 'Datos de vehículos',
  httpProtocolAccess: 'Acceso HTTP',
} satisfies Catalogue<typeof zh>;

import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/dashboard.ts';

export default {
  greeting: 'Hola, %{name}',
  account: 'Usuario',
  roles: 'Roles',
  areas: 'Zonas',
  allAreas: 'Todas',
  rights: 'Permisos',
  allRights: 'Todos los permisos',
  rightsCount: '%{smart_count} permiso |||| %{smart_count} permisos',
  pages: 'Páginas que puede abrir',
  other: 'Otras',
  noPages: 'Las páginas de sus permisos aún no están disponibles.',
  nothing: 'Todavía no tiene permisos, por eso no puede abrir otras páginas.',
  whom: 'Pida un rol a un superadministrador o a quien pueda editar usuarios y roles, y vuelva a cargar la página.',
  waiting: 'Pendiente',
} satisfies Catalogue<typeof zh>;

import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/own-password.ts';

export default {
  old: 'Contraseña actual',
  new: 'Contraseña nueva',
  repeat: 'Repita la contraseña nueva',
  hint: 'De %{min} a %{max} caracteres. Se cerrarán las demás sesiones de este usuario.',
  required: 'Obligatorio',
  length: 'Debe tener de %{min} a %{max} caracteres',
  notSame: 'Las dos contraseñas no coinciden',
  changed: 'Contraseña cambiada',
} satisfies Catalogue<typeof zh>;

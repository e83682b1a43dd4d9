import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/renewal.ts';

export default {
  account: 'Usuario',
  title: 'Elija una contraseña nueva',
  why: 'Su contraseña es nueva o fue restablecida. Elija la suya, de 8 a 64 caracteres.',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repita la contraseña nueva',
  save: 'Guardar y entrar',
  backToSignIn: 'Volver al inicio de sesión',
  lengthWrong: 'La contraseña debe tener de 8 a 64 caracteres',
  notSame: 'Las dos contraseñas no coinciden',
  samePassword: 'La contraseña nueva debe ser distinta de la anterior',
  commonPassword: 'Esta contraseña es demasiado común y fácil de adivinar: elija otra.',
  refused: 'error: ',
  exception: 'excepción: ',
} satisfies Catalogue<typeof zh>;

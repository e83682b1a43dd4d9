import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/sign-in.ts';

export default {
  signIn: 'Iniciar sesión',
  account: 'Usuario',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  busy: 'Iniciando sesión',
  languages: 'Idioma',
  demo: 'Usuarios de demostración',
  forgotten: '¿Olvidó la contraseña?',
  forgottenHow:
    'Pida a un administrador que la restablezca. Entre con la contraseña de un solo uso y elija después la suya.',
  singleSignOn: 'Entrar con %{name}',
  fill: 'Escriba el usuario y la contraseña',
  notLoaded: 'La página no se cargó por completo. Compruebe la red e inténtelo de nuevo',
  startFailed: 'La consola no se abrió',
  startKept: 'Su sesión sigue abierta y su página se conserva: no hace falta iniciar sesión de nuevo.',
  retry: 'Reintentar',
  otherAccount: 'Cerrar sesión y usar otra cuenta',
} satisfies Catalogue<typeof zh>;

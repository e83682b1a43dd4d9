import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/sign-in-problem.ts';

export default {
  wrong: 'Usuario o contraseña incorrectos',
  locked:
    'Demasiados intentos fallidos: este usuario está bloqueado aquí por un tiempo. Espere, o pida a un administrador que lo desbloquee para entrar enseguida.',
  slowed: 'Demasiados intentos, espere un momento. Si es urgente, avise a un administrador.',
  waitLeft: 'Quedan %{time}',
  tryNow: 'Ya puede intentarlo de nuevo',
  tooFrequent: 'Demasiados intentos, inténtelo más tarde',
  network: 'Sin conexión. Compruebe la red e inténtelo de nuevo. Lo que escribió sigue aquí.',
  noEnvelope:
    'Un servidor o proxy intermedio respondió con una página (HTTP %{status}) en lugar del sistema. Lo que escribió sigue aquí. Inténtelo de nuevo en un momento; si continúa, indique «HTTP %{status}» al administrador.',
  timeout: 'El servidor no respondió, inténtelo más tarde. Lo que escribió sigue aquí.',
  away: 'El servicio no está disponible, inténtelo más tarde. Lo que escribió sigue aquí.',
  over: 'La sesión ha terminado. Inicie sesión de nuevo para volver a su página.',
  disabled: 'Este usuario está desactivado, avise a un administrador',
  expired: 'Este usuario ha caducado, avise a un administrador',
  refused: 'No se pudo iniciar sesión',
  renewalOver: 'Ha pasado demasiado tiempo, inicie sesión de nuevo',
  codeOver: 'El código ya no es válido, inicie sesión de nuevo',
  ssoDenied: 'La otra parte no dio su permiso. Inténtelo de nuevo o use la contraseña.',
  ssoLost: 'Este inicio de sesión no empezó aquí o ha caducado. Empiece de nuevo.',
  ssoNoAccount: 'Ha entrado allí, pero aquí no tiene usuario. Avise a un administrador.',
  ssoFailed: 'El inicio de sesión único no funcionó. Inténtelo de nuevo o use la contraseña.',
  startCut: 'Se cortó la conexión con el servidor. Compruebe la red e inténtelo de nuevo.',
  startTimeout: 'El servidor no respondió a tiempo. Inténtelo de nuevo en un momento.',
  startAway: 'El servicio no está disponible. Inténtelo de nuevo en un momento.',
  startNoEnvelope:
    'Un servidor o proxy intermedio respondió con una página (HTTP %{status}) en lugar del sistema. Su sesión sigue abierta. Inténtelo de nuevo en un momento; si continúa, indique «HTTP %{status}» al administrador.',
  startRefused: 'El servidor respondió: %{message}. Inténtelo de nuevo en un momento.',
} satisfies Catalogue<typeof zh>;

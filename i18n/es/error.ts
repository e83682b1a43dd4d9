import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/error.ts';

export default {
  TOKEN_INVALID: 'No ha iniciado sesión. Inicie sesión de nuevo.',
  SESSION_EXPIRED: 'La sesión ha caducado. Inicie sesión de nuevo.',
  LOGIN_CODE_NEEDED: 'Escriba el código de inicio de sesión.',
  SESSION_ENDED: 'Esta sesión fue cerrada. Inicie sesión de nuevo.',
  LOGIN_CODE_WRONG: 'El código es incorrecto o ha caducado.',
  PASSWORD_RENEWAL: 'Su contraseña es nueva o fue restablecida. Elija la suya.',
  CREDENTIALS_WRONG: 'Usuario o contraseña incorrectos.',
  STATE_CONFLICT: 'Otra persona modificó este registro.',
  STATE_NOT_ALLOWED: 'El estado actual no permite esta acción.',
  LOCKED: 'Otra persona está editando este registro.',
  DUPLICATE: 'Ya existe un registro igual.',
  OVER_LIMIT: 'Se supera el límite.',
  NOT_FOUND: 'El registro no existe o no puede verlo.',
  PARAMETER: 'Hay datos incorrectos.',
  NO_PERMISSION: 'No tiene permiso para esta acción.',
  SECOND_APPROVER: 'Se necesita la aprobación de otra persona.',
  TOO_FREQUENT: 'Demasiados intentos. Inténtelo más tarde.',
  INTERNAL: 'Error interno del servidor.',
  DEPENDENCY_AWAY: 'El servicio no está disponible. Inténtelo más tarde.',
  exception: 'excepción: %{error}',
  refusal: {
    error: 'Error: %{message}',
    request: 'la solicitud falló, %{message}',
  },
  answerLost: 'No llegó respuesta; puede que se haya guardado. Compruébelo en la lista antes de repetir.',
  absent: 'El servidor no ofrece esta función.',
  unreadable:
    'El sistema de origen respondió en un formato que no se puede leer (%{call}) y no se muestra nada. Pida a un administrador que revise su interfaz.',
  noEnvelope:
    'Un servidor o proxy intermedio respondió con una página (HTTP %{status}) en lugar del sistema. Lo que escribió sigue aquí. Compruebe cómo quedó y repita en un momento; si continúa, indique «HTTP %{status}» al administrador.',
  noEnvelopeOnSave:
    'Un servidor o proxy intermedio respondió con una página (HTTP %{status}) en lugar del sistema; puede que se haya guardado. Lo que escribió sigue aquí. Compruébelo en la lista antes de repetir.',
  network: 'Sin conexión. Compruebe la red e inténtelo de nuevo.',
  timeout: 'El servidor no respondió. Inténtelo más tarde.',
  unknown: 'La operación falló.',
} satisfies Catalogue<typeof zh>;

import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/login-code.ts';

export default {
  title: 'Escriba el código',
  sentTo: 'Enviamos un código al %{mobile}',
  sent: 'Enviamos un código a su teléfono',
  byAdministrator: 'No se pudo enviar el mensaje a su teléfono: pida un código a un administrador.',
  code: 'Código de 6 cifras',
  signIn: 'Iniciar sesión',
  expires: 'Válido durante %{time}',
  expired: 'El código ya no es válido, pida uno nuevo',
  resend: 'Enviar otro código',
  resendIn: 'Enviar otro código (%{time})',
  resent: 'Enviamos un código nuevo; el anterior ya no sirve',
  renewed: 'Hay un código nuevo; pídalo al administrador',
  back: 'Volver al inicio de sesión',
  sixDigits: 'Escriba las seis cifras',
  wrong: 'Código incorrecto o caducado',
  wrongLeft: 'Código incorrecto, intentos restantes: %{count}',
  wrongNone: 'Demasiados códigos incorrectos, pida uno nuevo',
} satisfies Catalogue<typeof zh>;

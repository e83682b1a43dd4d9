import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/notification.ts';

export default {
  title: 'Avisos',
  bellUnread: 'Avisos, %{smart_count} sin leer',
  unread: 'Sin leer',
  markAllRead: 'Marcar todo como leído',
  markRead: 'Marcar como leído: %{title}',
  markReadShort: 'Marcar como leído',
  closeToast: 'Cerrar mensaje',
  empty: {
    title: 'No hay avisos',
    text: 'Aquí aparecen los cambios de sus permisos, los inicios de sesión en equipos nuevos y los mensajes de servicio de las últimas 24 horas.',
  },
  day: { today: 'Hoy', yesterday: 'Ayer' },
  tone: { info: 'Nota', warning: 'Atención', error: 'Error' },
  act: { reload: 'Volver a cargar' },
  rights: {
    changed: 'Sus permisos han cambiado',
    by: '%{by} ha cambiado sus permisos',
  },
  lost: {
    new: 'Objeto perdido nuevo: %{goods}',
    newVip: 'Objeto perdido VIP nuevo: %{goods}',
    refunded: 'Ha llegado el reembolso de un caso de objetos perdidos',
    fits: 'Un objeto encontrado encaja con un caso: %{goods}',
  },
  approval: {
    waitsFor: '%{amount} yuanes pedidos por %{name} esperan su aprobación',
    waits: 'Algo pedido por %{name} espera su decisión',
    audit: 'La recompensa de %{amount} yuanes de %{name} fue sorteada para su control',
  },
  device: {
    known: 'Su cuenta se usó en un equipo nuevo: %{where}',
    unknown: 'Su cuenta se usó en un equipo nuevo',
  },
  sound: {
    label: 'Sonido',
    blocked: 'Sonido desactivado',
    why: 'El navegador permite el sonido cuando haga clic en la página',
  },
  desktop: {
    label: 'Avisos de escritorio',
    enable: 'Activar avisos de escritorio',
    enabled: 'Avisos de pedidos activados',
    failed: 'No se pudieron activar, inténtelo de nuevo',
    how: 'Cómo permitirlos',
    denied: 'El navegador no los permite.',
    insecure: 'Los avisos de escritorio solo funcionan con https',
    absent: 'Este navegador no tiene avisos de escritorio',
  },
  help: {
    title: 'Permitir los avisos de escritorio',
    text: 'El navegador no permite que este sitio envíe avisos. Siga los pasos de su navegador y actívelos de nuevo. El sitio:',
    mine: 'su navegador',
    chrome: {
      name: 'Chrome',
      bar: 'Haga clic en «Ver información del sitio», a la izquierda de la barra de direcciones, y active «Notificaciones».',
      settings:
        'Si no aparece: Configuración → Privacidad y seguridad → Configuración de sitios → Notificaciones; añada este sitio a los que pueden enviar notificaciones.',
    },
    edge: {
      name: 'Edge',
      bar: 'Haga clic en el candado, a la izquierda de la barra de direcciones, y en «Permisos para este sitio» ponga «Notificaciones» en «Permitir».',
      settings:
        'Si no aparece: Configuración → Privacidad, búsqueda y servicios → Permisos del sitio → Notificaciones; añada este sitio a «Permitir».',
    },
    firefox: {
      name: 'Firefox',
      bar: 'Haga clic en el icono de permisos, a la izquierda de la barra de direcciones, y quite «Bloqueado» de «Enviar notificaciones».',
      settings:
        'Si no aparece: Ajustes → Privacidad y seguridad → Permisos → Notificaciones → Configuración; ponga este sitio en «Permitir».',
    },
    system:
      '¿Están permitidos y no aparece nada? Revise el modo «no molestar» y los ajustes de avisos del equipo.',
    close: 'Entendido',
  },
  cards: 'Avisos de pedidos',
  closeCard: 'Cerrar: %{title}',
  closeCards: 'Cerrar todas',
  told: '%{what}: %{about}',
  order: {
    noResponse: 'Pedido sin respuesta desde hace %{minutes} min',
    autoCancelled: 'Sin tomar, pedido cancelado: %{place}',
  },
  alarm: {
    sos: 'SOS: %{who}',
    new: 'Alarma: %{who}',
    overdue: 'SOS sin respuesta: %{who}',
  },
} satisfies Catalogue<typeof zh>;

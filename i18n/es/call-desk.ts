import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/call-desk.ts';

export default {
  shared: {
    title: { callDesk: 'Mesa de llamadas' },
  },
  toCallBack: 'Por devolver',
  toTag: 'Llamadas por etiquetar',
  untagged: 'Sin etiqueta',
  answered: 'Atendidas hoy',
  ownDay: '%{answered} atendidas hoy',
  noAccount:
    'No tiene cuenta de agente: no puede atender ni hacer llamadas. Un administrador puede ingresarla en su usuario.',
  nobody: 'Nadie por llamar',
  nobodyWhy:
    'Las llamadas perdidas, los abandonos en la cola y los mensajes de voz quedan aquí hasta que alguien hable con la persona.',
  number: '%{callno} por devolver',
  waits: 'espera hace %{time}',
  mine: 'La devuelve usted',
  claimedBy: 'La devuelve %{by}',
  callBack: 'Devolver',
  claim: 'Tomar',
  takeOver: 'Relevar',
  release: 'Soltar',
  giveUp: 'No devolver',
  reason: 'Motivo',
  agents: 'Agentes',
  noAgents: 'Aún no hay agentes',
  noAgentsWhy: 'Quien tenga una cuenta de agente en su usuario aparece aquí.',
  column: { agent: 'Agente', state: 'Estado', today: 'Hoy', talk: 'Promedio' },
  state: { 0: 'Desconectado', 1: 'Libre', 2: 'Sonando', 3: 'En llamada', 4: 'Por etiquetar', 5: 'Ocupado' },
  day: '%{in} entrantes, %{out} salientes, %{answered} atendidas',
  pause: 'Ponerse ocupado',
  takeCalls: 'Volver a atender',
  ofDay: {
    answerRate: { name: 'Tasa de atención' },
    within10sRate: { name: 'Atendidas en 10 s' },
    callBacks: { name: 'Por devolver', unit: 'llamada |||| llamadas' },
  },
} satisfies Catalogue<typeof zh>;

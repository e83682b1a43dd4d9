import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/call-desk.ts';

export default {
  shared: {
    title: { callDesk: 'Call desk' },
  },
  toCallBack: 'To call back',
  toTag: 'Calls to tag',
  untagged: 'Untagged',
  answered: 'Answered today',
  ownDay: '%{answered} answered today',
  noAccount:
    'You have no agent account: you cannot take or place calls. An administrator can enter one in your user record.',
  nobody: 'Nobody to call back',
  nobodyWhy:
    'Missed calls, callers who left the queue and voicemails stand here until somebody has talked to them.',
  number: '%{callno} to call back',
  waits: 'waiting %{time}',
  mine: 'Claimed by you',
  claimedBy: 'Claimed by %{by}',
  callBack: 'Call back',
  claim: 'Claim',
  takeOver: 'Take over',
  release: 'Release',
  giveUp: 'Give up',
  reason: 'Reason',
  agents: 'Agents',
  noAgents: 'No agents yet',
  noAgentsWhy: 'Whoever has an agent account in the user record appears here.',
  column: { agent: 'Agent', state: 'Status', today: 'Today', talk: 'Average talk' },
  state: { 0: 'Offline', 1: 'Idle', 2: 'Ringing', 3: 'In call', 4: 'Wrap-up', 5: 'Busy' },
  day: '%{in} in, %{out} out, %{answered} answered',
  pause: 'Set to busy',
  takeCalls: 'Take calls again',
  ofDay: {
    answerRate: { name: 'Answer rate' },
    within10sRate: { name: 'Answered within 10 s' },
    callBacks: { name: 'To call back', unit: 'call |||| calls' },
  },
} satisfies Catalogue<typeof zh>;

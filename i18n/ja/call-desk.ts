import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/call-desk.ts';

export default {
  shared: {
    title: { callDesk: 'コールデスク' },
  },
  toCallBack: '折り返し待ち',
  toTag: 'タグ待ちの通話',
  untagged: 'タグなし',
  answered: '本日の応答',
  ownDay: '本日 %{answered} 件応答',
  noAccount:
    '担当者アカウントがないため、着信と発信はできません。必要な場合は管理者がユーザー情報に入力します。',
  nobody: '折り返し待ちの番号はありません',
  nobodyWhy: '不在着信、待機中の放棄、留守電の番号がここに並び、通話すると自動で消えます。',
  number: '%{callno} へ折り返し',
  waits: '%{time}待ち',
  mine: '自分が担当',
  claimedBy: '%{by} が担当',
  callBack: '折り返す',
  claim: '担当する',
  takeOver: '引き継ぐ',
  release: '戻す',
  giveUp: '折り返さない',
  reason: '理由',
  agents: '担当者',
  noAgents: '担当者がまだいません',
  noAgentsWhy: 'ユーザー情報に担当者アカウントを入力すると、ここに表示されます。',
  column: { agent: '担当者', state: '状態', today: '本日', talk: '平均通話' },
  state: { 0: 'オフライン', 1: '待機', 2: '呼出中', 3: '通話中', 4: 'タグ待ち', 5: '取込中' },
  day: '着信 %{in}・発信 %{out}・応答 %{answered}',
  pause: '取込中にする',
  takeCalls: '受付を再開',
  ofDay: {
    answerRate: { name: '応答率' },
    within10sRate: { name: '10 秒以内の応答率' },
    callBacks: { name: '折り返し待ち', unit: '件' },
  },
} satisfies Catalogue<typeof zh>;

import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/reveal-log.ts';

export default {
  shared: {
    title: { revealLog: '番号表示ログ' },
  },
  searchHint: '表示した人の氏名',
  empty: '番号をすべて表示した人はまだいません',
  emptyWhy: '表示するたびにここに記録されます。番号そのものは記録しません',
  nameOf: '%{who} が %{whose} を表示',
  field: {
    createdOn: '日時',
    userName: '表示した人',
    field: '項目',
    reason: '理由',
  },
} satisfies Catalogue<typeof zh>;

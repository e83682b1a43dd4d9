/** 记录的历史版本：对比与恢复。 */
import { reasons } from '../../src/contract/revision-reasons.ts';

export default {
  shared: {
    reason: reasons,
  },
  title: '历史版本',
  empty: '还没有历史版本',
  emptyWhy: '下次保存后，每次修改都能在这里查看和恢复',
  more: '更早的版本',
  version: '版本 %{version}',
  somebody: '系统',
  kind: {
    found: '最初',
    create: '新建',
    update: '修改',
    delete: '删除',
    restore: '恢复',
  },
  against: '对比',
  now: '与现在对比',
  before: '与前一版对比',
  restore: '恢复此版本',
  restored: '已恢复',
  secret: '已保存，不显示',
  same: {
    now: '与现在相同',
    before: '与前一版相同',
  },
  head: {
    field: '字段',
    now: '现在',
    this: '此版本',
    before: '前一版',
    becomes: '恢复为',
  },
  ask: {
    title: '恢复此版本',
    anew: '按此版本重新新建',
    text: '恢复为 %{time} 的内容，以下 %{smart_count} 项会改变：',
    anewText: '这条记录已删除，将按 %{time} 的内容新建一条，编号是新的：',
    kept: '其余内容不变；密码不随版本恢复。',
    keptAnd: '不会恢复：%{fields}。其余内容不变；密码不随版本恢复。',
    confirm: '恢复',
  },
};

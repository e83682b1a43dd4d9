/** Holding the books against statements of channels, and closing their days. */
import { permissions } from '../../src/contract/reconciliation-permissions.ts';
import { reasons } from '../../src/contract/reconciliation-reasons.ts';

export default {
  shared: {
    title: { reconciliation: '对账' },
    log: {
      module: { reconciliation: '对账与关账' },
      call: {
        reconciliation: {
          uploadStatement: '上传账单',
          importStatement: '导入账单',
          matchDay: '重新比对',
          handleDifference: '处理差异',
          takeBackHandling: '撤回差异处理',
          queryDifference: '向渠道查询',
          correctClosed: '更正已关账的差异',
          closeDay: '关账',
          reopenDay: '重开账期',
          saveMapping: '保存列对应关系',
          removeMapping: '删除列对应关系',
        },
      },
    },
    reason: reasons,
    permission: permissions,
  },
  channel: {
    1: '微信交易',
    2: '微信资金',
    3: '支付宝',
    4: '银联',
    9: '按列对应',
  },
  type: {
    1: '只有我方',
    2: '只有渠道',
    3: '金额不符',
    4: '状态不符',
    5: '跨日',
  },
  handling: {
    1: '更正',
    2: '补记',
    3: '跨日',
    4: '忽略',
  },
  handleState: {
    0: '待处理',
    1: '已处理',
  },
  batchState: {
    0: '导入中',
    1: '相符',
    2: '有差异',
    3: '已关账',
  },
};

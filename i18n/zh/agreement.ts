/** What drivers, passengers and companies agree to. */
import { permissions } from '../../src/contract/agreement-permissions.ts';
import { reasons } from '../../src/contract/agreement-reasons.ts';

export default {
  shared: {
    title: { agreements: '协议管理', agreement: '协议列表' },
    reason: reasons,
    permission: permissions,
  },
  create: '新建协议',
  empty: '还没有协议',
  emptyWhy: '新建协议，生效后对方才能看到并签署',
  searchHint: '标题、拼音、版本',
  field: {
    title: '标题',
    versionName: '版本',
    target: '适用对象',
    mustSign: '必签',
    content: '正文',
    fileId: '文件',
    signCount: '签署人数',
    effectTime: '生效时间',
  },
  type: {
    1: '服务协议',
    2: '隐私规则',
    3: '安全承诺',
    4: '广告协议',
    9: '其他',
  },
  target: {
    1: '司机',
    2: '乘客',
    3: '公司',
  },
  mustSign: {
    1: '是',
    0: '否',
  },
  state: {
    0: '草稿',
    1: '生效中',
    2: '已撤回',
  },
  act: {
    publish: '生效',
    withdraw: '撤回',
  },
  question: {
    publish: '“%{name}”立即生效？同类型、同对象正在生效的版本随之撤回，生效后正文不能再改。',
    withdraw: '撤回“%{name}”？撤回后不再展示给对方签署，已签署的记录保留。',
  },
  file: {
    choose: '选择文件',
    remove: '去掉',
    unnamed: '文件',
  },
};

/** 记录页旁的经过：谁在何时做了什么。 */
export default {
  title: '记录',
  empty: '还没有记录',
  all: '全部',
  system: '系统',
  revealed: '查看完整号码',
  resetPassword: '重置密码',
  renewSecret: '更换密钥',
  failed: '%{what}，未成功',
  business: {
    0: '操作',
    1: '新建',
    2: '修改',
    3: '删除',
    4: '修改',
    5: '导出',
    6: '导入',
    7: '强制退出',
    8: '生成',
    9: '清空',
  },
};

/** What was done to a vehicle. */
export default {
  title: '设备记录',
  empty: '还没有记录',
  changed: '修改了 %{fields}',
  system: '系统',
  business: {
    1: '登记了车辆',
    2: '修改了车辆',
    6: '导入了车辆',
  },
  workerType: { 0: '其他', 1: '贴画人员', 5: '外单位设备人员' },
  platformType: { 1: '本平台', 2: '子控平台' },
};

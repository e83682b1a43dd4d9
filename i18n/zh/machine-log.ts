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
};

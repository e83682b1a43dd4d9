/** Where on a vehicle an advertisement is pasted. */
export default {
  shared: {
    title: { adPictureType: '贴画类型' },
  },
  create: '新建类型',
  empty: '还没有贴画类型',
  emptyWhy: '新建类型，规定贴画的位置、尺寸和要拍的照片',
  field: {
    typeName: '类型名称',
    position: '位置',
    width: '宽度',
    height: '高度',
    needPhotoCount: '照片张数',
    photoAngles: '拍摄角度',
    requirePlate: '车牌入镜',
    rewardAmount: '司机奖励（元）',
  },
  unit: {
    width: '毫米',
    height: '毫米',
    needPhotoCount: '张',
  },
  position: {
    1: '后窗',
    2: '左侧车门',
    3: '右侧车门',
    4: '后备箱',
    5: '顶灯',
    6: '座椅套',
    7: '车内',
  },
  photoAngles: {
    left: '左侧',
    right: '右侧',
    rear: '车尾',
    front: '车头',
    inside: '车内',
  },
  requirePlate: {
    1: '必须',
    0: '不要求',
  },
  state: {
    1: '启用',
    0: '停用',
  },
  help: {
    sort: '小的在前',
  },
};

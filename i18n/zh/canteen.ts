/** Where drivers eat at a discount. */
import { permissions } from '../../src/contract/canteen-permissions.ts';
import { reasons } from '../../src/contract/canteen-reasons.ts';

export default {
  shared: {
    title: { canteens: '食堂', canteen: '食堂列表' },
    reason: reasons,
    permission: permissions,
  },
  create: '新建食堂',
  empty: '还没有食堂',
  emptyWhy: '新建食堂，司机就能看到地点、餐价和优惠',
  searchHint: '名称、地址、联系人',
  section: {
    canteen: '食堂',
    food: '餐食',
    place: '位置',
  },
  field: {
    canteenName: '食堂名称',
    meals: '餐别',
    price: '价格（元）',
    discountPrice: '优惠价（元）',
    quota: '每日份数',
    dishes: '菜品',
    discountRule: '优惠规则',
    scoreRate: '每元积分',
    cover: '封面',
  },
  meals: {
    1: '早餐',
    2: '午餐',
    3: '晚餐',
    4: '夜宵',
  },
  state: {
    1: '营业',
    0: '停业',
  },
  help: {
    openTime: '如 06:30-09:00，可填多段；结束早于开始则跨过零点',
    meals: '不供应的餐别留空；优惠价不高于价格',
    dishes: '输入后按回车，最多 30 个',
    scoreRate: '司机每消费 1 元得到的积分',
    sort: '小的在前',
    lng: 'WGS-84，度',
    lat: 'WGS-84，度',
  },
  problem: {
    openTime: '请按 06:30-09:00 的格式填写，最多 6 段',
    meals: '供应的餐别须填价格，最高 1000 元；份数为整数',
    dishes: '每个菜名最多 20 个字，最多 30 个',
  },
};

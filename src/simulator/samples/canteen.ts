import { MEALS } from '../../contract/canteen.ts';
import { canteenTable } from '../../upstream/canteen/tables.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import type { Samples } from '../demonstration/sampling.ts';

/** Price and price for drivers in fen, portions; by meal, as `MEALS` has them. */
type Meal = readonly [price: number, discountPrice: number, quota: number] | null;

interface Sample {
  about: readonly [name: string, contact: string, mobile: string, address: string, lng: number, lat: number];
  openTime: string[];
  meals: readonly Meal[];
  dishes: string[];
  star: number | null;
  state?: 0 | 1;
}

const CANTEENS: readonly Sample[] = [
  {
    about: ['琅东司机食堂', '韦春兰', '13977101231', '青秀区民族大道 146 号', 108.3735, 22.8166],
    openTime: ['06:30-09:00', '11:00-14:00', '17:00-20:30'],
    meals: [[800, 500, 120], [1800, 1200, 300], [1800, 1200, 220], null],
    dishes: ['老友粉', '柠檬鸭', '横县鱼生', '玉米粥'],
    star: 4.7,
  },
  {
    about: ['安吉夜宵食堂', '陆海生', '13977101232', '西乡塘区安吉大道 35 号', 108.2899, 22.8749],
    openTime: ['17:00-02:00'],
    meals: [null, null, [1600, 1100, 150], [1500, 1000, 200]],
    dishes: ['卷筒粉', '炒螺', '生榨米粉'],
    star: 4.4,
  },
  {
    about: ['机场蓄车场食堂', '黄桂平', '13977101233', '江南区吴圩机场出租车蓄车场', 108.1755, 22.6091],
    openTime: ['00:00-24:00'],
    meals: [
      [700, 500, 200],
      [1500, 1000, 400],
      [1500, 1000, 400],
      [1300, 900, 150],
    ],
    dishes: ['快餐两荤一素', '桂林米粉', '豆浆油条'],
    star: 4.1,
  },
  {
    about: ['五象司机之家食堂', '农丽娟', '13977101234', '良庆区五象大道 401 号', 108.3807, 22.7522],
    openTime: ['10:30-13:30'],
    meals: [null, [1600, 1200, 100], null, null],
    dishes: ['瓦煲饭'],
    star: null,
    state: 0,
  },
];

export const samples: Samples = async ({ db, made }) => {
  await db.insert(canteenTable).values(
    CANTEENS.map(({ about, meals, state = 1, ...sample }, at) => {
      const [canteenName, contactName, contactMobile, address, lng, lat] = about;
      return {
        ...sample,
        canteenName,
        contactName,
        contactMobile,
        address,
        lng,
        lat,
        meals: MEALS.flatMap((mealType, index) => {
          const [price, discountPrice, quota] = meals[index] ?? [];
          return price === undefined
            ? []
            : [{ mealType, price, discountPrice: discountPrice ?? null, quota: quota ?? null }];
        }),
        discountRule: '出示司机码，每餐限优惠一份',
        scoreRate: 1,
        sort: (at + 1) * 10,
        state,
        searchKey: searchKey(canteenName, contactName, address),
        ...made(160 - at * 30),
      };
    }),
  );
};

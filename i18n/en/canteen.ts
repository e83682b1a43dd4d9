import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/canteen.ts';

export default {
  shared: {
    title: { canteens: 'Canteen', canteen: 'Canteens' },
    reason: {
      DISCOUNT_TOO_HIGH: 'Drivers cannot pay more than the price.',
    },
    permission: { 'canteen:edit': 'Edit canteens' },
  },
  create: 'New canteen',
  empty: 'No canteens yet',
  emptyWhy: 'Drivers see where the canteens entered here are, what meals cost and what they save',
  searchHint: 'Name, address, contact',
  section: {
    canteen: 'Canteen',
    food: 'Meals',
    place: 'Position',
  },
  field: {
    canteenName: 'Canteen',
    meals: 'Meals',
    price: 'Price (yuan)',
    discountPrice: 'For drivers (yuan)',
    quota: 'Portions a day',
    dishes: 'Dishes',
    discountRule: 'Terms of the discount',
    scoreRate: 'Points per yuan',
    cover: 'Cover',
  },
  meals: {
    1: 'Breakfast',
    2: 'Lunch',
    3: 'Dinner',
    4: 'Late night',
  },
  state: {
    1: 'Open',
    0: 'Closed',
  },
  help: {
    openTime: 'As 06:30-09:00; several are possible, also over midnight',
    meals: 'Leave out what is not served; drivers never pay more than the price',
    dishes: 'Press Enter after each, 30 at most',
    scoreRate: 'What a driver earns with each yuan',
    sort: 'The smaller comes first',
    lng: 'WGS-84, degrees',
    lat: 'WGS-84, degrees',
  },
  problem: {
    openTime: 'Enter hours as 06:30-09:00, at most 6',
    meals: 'A meal needs a price of at most 1,000 yuan; portions are whole numbers',
    dishes: 'At most 30 dishes of 20 characters each',
  },
} satisfies Catalogue<typeof zh>;

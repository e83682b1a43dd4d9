/** What the sample orders are: who rode from where to where, and how it ended. */
import type { MainStatus, OperatorType, OrderEvent, SubStatus } from '../../../contract/order-states.ts';

/** Longitude and latitude. */
export const PLACES = {
  南宁东站: [108.414, 22.843],
  航洋城: [108.391, 22.815],
  '吴圩机场 T2': [108.176, 22.61],
  朝阳广场: [108.316, 22.823],
  万象城: [108.389, 22.807],
  广西大学东门: [108.295, 22.843],
  五象湖公园: [108.392, 22.761],
  南宁站: [108.311, 22.83],
  安吉客运站: [108.287, 22.878],
  民歌湖: [108.393, 22.822],
  江南客运站: [108.268, 22.775],
  区人民医院: [108.328, 22.827],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type PlaceName = keyof typeof PLACES;

/** How far each came: main and sub state, and what happened after it was made, each with who did it. */
export const FATES = {
  rated: [
    3,
    33,
    ['offer', 1],
    ['accept', 2],
    ['arrive', 2],
    ['board', 2],
    ['arriveUnpaid', 2],
    ['pay', 3],
    ['rate', 3],
  ],
  paid: [3, 32, ['assign', 1], ['accept', 2], ['arrive', 2], ['board', 2], ['arrivePaid', 2]],
  archived: [
    4,
    41,
    ['offer', 1],
    ['accept', 2],
    ['arrive', 2],
    ['board', 2],
    ['arrivePaid', 2],
    ['archive', 0],
  ],
  unpaid: [
    4,
    43,
    ['offer', 0],
    ['accept', 2],
    ['arrive', 2],
    ['board', 2],
    ['arriveUnpaid', 2],
    ['closeUnpaid', 0],
  ],
  byPassenger: [5, 21, ['offer', 1], ['accept', 2], ['cancelByPassenger', 3]],
  byDriver: [6, 21, ['offer', 1], ['accept', 2], ['cancelByDriver', 2]],
  byOffice: [7, 11, ['cancelByOffice', 1]],
  untaken: [8, 14, ['offer', 0], ['noResponse', 0], ['autoCancel', 0]],
  noShow: [9, 22, ['offer', 1], ['accept', 2], ['arrive', 2], ['noShow', 1]],
} as const satisfies Readonly<
  Record<string, readonly [MainStatus, SubStatus, ...(readonly [OrderEvent, OperatorType])[]]>
>;

/** Who, number, from, to, area, source, hailed by, hours ago, how it ended, why it was cancelled. */
export const ORDERS = [
  ['覃桂芳', '13877120931', '区人民医院', '安吉客运站', '450107', 4, 1, 27, 'rated', null],
  ['黄志强', '13507810226', '南宁东站', '万象城', '450103', 2, 2, 29, 'paid', null],
  ['韦秀英', '18977114375', '朝阳广场', '广西大学东门', '450102', 4, 1, 31, 'untaken', 6],
  ['陆文涛', '13627721840', '万象城', '吴圩机场 T2', '450103', 0, 2, 34, 'rated', null],
  ['李晓燕', '15077174429', '民歌湖', '五象湖公园', '450103', 6, 2, 38, 'byPassenger', 1],
  ['农卫东', '13978115517', '江南客运站', '南宁站', '450105', 4, 1, 46, 'noShow', 20],
  ['梁玉珍', '18177150826', '南宁站', '区人民医院', '450107', 4, 1, 52, 'byOffice', 7],
  ['蒙国庆', '13737129034', '航洋城', '南宁东站', '450103', 2, 4, 58, 'byDriver', 8],
  ['周丽', '15278043172', '广西大学东门', '朝阳广场', '450107', 0, 2, 76, 'unpaid', null],
  ['覃桂芳', '13877120931', '安吉客运站', '区人民医院', '450107', 4, 1, 190, 'archived', null],
] as const;

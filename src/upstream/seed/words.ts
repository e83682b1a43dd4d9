/** The dictionary as it is shipped. */
import { AREA_DICTIONARY, CALL_TAG_DICTIONARY, IVR_KEY_DICTIONARY } from '../../contract/dictionary.ts';
import type { ListClass } from '../../contract/dictionary-record.ts';
import { searchKey } from '../core/search-key.ts';

/** A dictionary with its values. */
const entries = (
  code: string,
  name: string,
  sort: number,
  words: Readonly<Record<string, string>>,
  listClass: ListClass | null,
) => [
  entry({ parentCode: '', dicValue: code, description: name, listClass: null, sort }),
  ...Object.entries(words).map(([dicValue, description], index) =>
    entry({ parentCode: code, dicValue, description, listClass, sort: (index + 1) * 100 }),
  ),
];

const entry = <E extends { dicValue: string; description: string }>(about: E) => ({
  ...about,
  searchKey: searchKey(about.description, about.dicValue),
});

/** Districts of Nanning; the value is the area's GB/T 2260 code. */
const AREAS = {
  450102: '兴宁区',
  450103: '青秀区',
  450105: '江南区',
  450107: '西乡塘区',
  450108: '良庆区',
} as const;

export const AREA_IDS = Object.keys(AREAS);

/** '1' must be the order: tagging a call so leads to its form. */
const CALL_TAGS = {
  1: '叫车',
  2: '失物',
  3: '投诉',
  4: '咨询',
  5: '取消/改单',
  6: '催单',
  7: '司机求助',
  8: '广告合作',
  9: '骚扰/无效',
  10: '表扬',
  99: '其他',
} as const;

const IVR_KEYS = {
  0: '人工',
  1: '叫车',
  2: '失物',
  3: '投诉',
} as const;

export const DICTIONARY = [
  ...entries(AREA_DICTIONARY, '区域', 1, AREAS, null),
  ...entries(CALL_TAG_DICTIONARY, '来电标记', 2, CALL_TAGS, 'default'),
  ...entries(IVR_KEY_DICTIONARY, '语音按键', 3, IVR_KEYS, 'default'),
];

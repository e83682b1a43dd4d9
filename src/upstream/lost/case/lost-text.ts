/** What drivers and owners are written about a lost item: words of a property, in which a few things are filled in. */
import type { SmsKind } from '../../../contract/lost-search.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';

/** The property that holds the words of each kind of message. */
export const WORDS_OF_SMS = {
  form: 'lost.formText',
  reward: 'lost.rewardText',
  driver: 'lost.driverText',
} as const satisfies Record<SmsKind, string>;

const CLOCK = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type About = Pick<LostOrderRow, 'lostNo' | 'goodsName' | 'upTime' | 'downTime' | 'createdOn'>;

/** @param words with `{no}`, `{plate}`, `{time}` and `{goods}`; what is named otherwise stays as it is */
export function lostText(words: string, about: About, plate: string | null): string {
  const { lostNo, goodsName, upTime, downTime, createdOn } = about;
  const filled: Readonly<Record<string, string>> = {
    no: lostNo,
    plate: plate ?? '',
    time: CLOCK.format(upTime ?? downTime ?? createdOn),
    goods: goodsName,
  };
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => filled[name] ?? whole);
}

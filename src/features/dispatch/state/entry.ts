/** What a dispatcher fills in while somebody is on the telephone, and the order that it makes. */
import type { dispatchCalls } from '../../../contract/dispatch.ts';
import type { PlaceInput } from '../../../contract/dispatch-parts.ts';
import type { Input } from '../../../contract/grammar/call.ts';
import { isTelephone, telephoneOrText, wholeTelephone } from '../../../contract/grammar/telephones.ts';
import type { VEHICLE_KINDS } from '../../../contract/order.ts';
import { isSamePlace, LONGEST_AHEAD_MS } from '../../../contract/order-places.ts';
import { minuteToTime } from '../../../kit/format/time.ts';

/** A place as it is being found: what is typed, and where it is once that is known. */
export interface PlaceEntry {
  text: string;
  /** Where in it: an exit, a gate, a floor. */
  detail: string;
  at: { lng: number; lat: number; poiId: string | null } | null;
}

export interface Entry {
  mobile: string;
  /** Stands before the desk: there may be no number. */
  isWalkIn: boolean;
  name: string;
  isOldPerson: boolean;
  origin: PlaceEntry;
  dest: PlaceEntry;
  /** As an input of day and time has it; empty for now. */
  useTime: string;
  passengerNum: number;
  vehicleType: (typeof VEHICLE_KINDS)[number];
  remark: string;
}

export const NO_PLACE: PlaceEntry = { text: '', detail: '', at: null };

export const EMPTY: Entry = {
  mobile: '',
  isWalkIn: false,
  name: '',
  isOldPerson: false,
  origin: NO_PLACE,
  dest: NO_PLACE,
  useTime: '',
  passengerNum: 1,
  vehicleType: 0,
  remark: '',
};

/** With its area code; anything else is still being typed. */
export const isWholeNumber = (text: string): boolean => wholeTelephone(text) !== undefined;

/** What is missing, by its field: a key of the words under `dispatch.form.missing`. */
export type Missing = Partial<Record<'mobile' | 'origin' | 'dest' | 'useTime', string>>;

/** @param now milliseconds since 1970 @param hasCaller the call in which it is taken down has a number */
export function missingIn(entry: Entry, now: number, hasCaller = false): Missing {
  const { mobile, isWalkIn, origin, dest, useTime } = entry;
  const time = useTime === '' ? null : minuteToTime(useTime);
  return {
    ...(!isTelephone(mobile) && !((isWalkIn || hasCaller) && mobile.trim() === '') && { mobile: 'mobile' }),
    ...(!origin.at && { origin: origin.text.trim() === '' ? 'origin' : 'place' }),
    // a destination need not be said; one that is said has to be somewhere
    ...(dest.text.trim() !== '' && !dest.at && { dest: 'place' }),
    ...(origin.at && dest.at && isSamePlace(origin.at, dest.at) && { dest: 'same' }),
    ...(useTime !== '' && time === null && { useTime: 'time' }),
    ...(time !== null && time < now && { useTime: 'past' }),
    ...(time !== null && time > now + LONGEST_AHEAD_MS && { useTime: 'far' }),
  };
}

type Body = Input<typeof dispatchCalls.createOrder>['body'];

const BY_PHONE = 1;

/** The order of an entry in which nothing is missing. @param callId in which it was taken down, whose number it has where no other is typed */
export function bodyOf(entry: Entry, isForced: boolean, callId: string | null = null): Body {
  const { mobile, isWalkIn, name, isOldPerson, origin, dest, useTime, remark } = entry;
  const { passengerNum, vehicleType } = entry;
  const from = inputOf(origin);
  if (!from) throw new Error('NO_ORIGIN');
  return {
    mobile: telephoneOrText(mobile) || null,
    walkIn: isWalkIn ? 1 : 0,
    name: name.trim() || null,
    isOldPerson: isOldPerson ? 1 : 0,
    useTime: useTime === '' ? null : minuteToTime(useTime),
    orderCallType: BY_PHONE,
    origin: from,
    dest: inputOf(dest),
    passengerNum,
    vehicleType,
    remark: remark.trim() || null,
    ...(callId !== null && { callId }),
    ...(isForced && { force: 1 }),
  };
}

function inputOf({ text, detail, at }: PlaceEntry): PlaceInput | null {
  if (!at) return null;
  return { address: text.trim(), detail: detail.trim() || null, ...at };
}

/** A remark with a phrase more or, where it is in it already, without it. */
export function withPhrase(remark: string, phrase: string, separator: string): string {
  const parts = remark.split(separator).map(part => part.trim());
  const said = parts.filter(part => part !== '' && part !== phrase);
  return (parts.includes(phrase) ? said : [...said, phrase]).join(separator);
}

export const hasPhrase = (remark: string, phrase: string, separator: string): boolean =>
  remark.split(separator).some(part => part.trim() === phrase);

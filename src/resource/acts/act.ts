/** What can be done about a record, as data: what each act is called, whether it fits now, and what it asks for. */
import type { ReactNode } from 'react';
import { YUAN } from '../../kit/form/NumberField.tsx';
import { minuteToTime } from '../../kit/format/time.ts';

export interface ActField {
  /** The same in two acts: what was typed for one stands in the other. */
  name: string;
  label: string;
  /** `fen` is typed in yuan, `moment` to the minute; `note` has several lines. */
  kind: 'text' | 'note' | 'choice' | 'fen' | 'moment';
  isOptional?: boolean;
  /** Characters; 200 without it. */
  longest?: number;
  choices?: readonly { value: number; label: string }[];
  /** Never kept in a draft, as a telephone number. */
  isSecret?: boolean;
  /** Asked for only with this value of another field. */
  onlyWith?: { field: string; value: number };
}

export interface Act<K extends string = string> {
  key: K;
  label: string;
  /** What is to be done next: the filled button. */
  isNext?: boolean;
  /** Stays in the bar, greyed: the line below says why. */
  isShut?: boolean;
  /** In words. Then it lies behind the button for more, with them. */
  whyNot?: string;
  fields: readonly ActField[];
  /** Besides them, within the form. */
  beside?: ReactNode;
  /** Asks once more although there are no fields: `beside` says what follows. */
  isConfirmed?: boolean;
  /** A letter that begins it, and the key of the catalogue that says so in the keyboard map. */
  shortcut?: { letter: string; label: string };
}

/** As inputs have it, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;
/** As calls take it; what was left empty is not there. Fen, and milliseconds since 1970. */
export type Entered = Readonly<Record<string, string | number>>;

/** Those that are asked for, as far as it is typed. */
export const visibleFields = (fields: readonly ActField[], typed: Typed): readonly ActField[] =>
  fields.filter(({ onlyWith }) => !onlyWith || typed[onlyWith.field] === String(onlyWith.value));

/** Undefined while something is missing, or is no number or time. */
export function enteredOf(fields: readonly ActField[], typed: Typed): Entered | undefined {
  const entered: Record<string, string | number> = {};
  for (const { name, kind, isOptional } of visibleFields(fields, typed)) {
    const text = (typed[name] ?? '').trim();
    if (text === '' && isOptional) continue;
    const value = text === '' ? undefined : READ[kind](text);
    if (value === undefined) return undefined;
    entered[name] = value;
  }
  return entered;
}

const asTyped = (text: string) => text;
const READ: Readonly<Record<ActField['kind'], (text: string) => string | number | undefined>> = {
  text: asTyped,
  note: asTyped,
  choice: Number,
  fen: text => {
    const fen = YUAN.read(text);
    return fen !== undefined && fen > 0 ? fen : undefined;
  },
  moment: text => minuteToTime(text) ?? undefined,
};

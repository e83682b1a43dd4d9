/** What a field of a record can mean, and what is known of a field whatever its types are. */
import type { AnyCall } from '../call.ts';
import type { Reason } from '../reasons.ts';
import type { Schema } from '../walk.ts';
import type { MaskKind } from '../wire.ts';

export type ChoiceValue = string | number;

/** How a choice is marked where it is the state of its record. */
export type Tone = 'ok' | 'warn' | 'bad' | 'off';

export type Kind =
  | { is: 'text'; longest: number }
  /** Ids and codes: a face that tells 0 from O. */
  | { is: 'code' }
  /** Several lines. */
  | { is: 'note' }
  /** `isPlain` where it is a name, not an amount: its digits stand without groups. */
  | { is: 'count'; isPlain?: true }
  | { is: 'number' }
  /** 0 to 100. */
  | { is: 'percent' }
  /** Money in hundredths of a yuan. */
  | { is: 'fen' }
  | { is: 'metres' }
  /** Milliseconds since 1970, shown as how long ago it was; `isExact` to the second. */
  | { is: 'moment'; isExact?: true }
  /** Milliseconds since 1970, shown as a day of Asia/Shanghai: the first or the last of that day. */
  | { is: 'day'; edge: 'start' | 'end' }
  /** `HH:mm`, by the operator's clock. */
  | { is: 'clock' }
  /** Its words stand under `<resource>.<field>.<value>`, or under the key `words` where several resources share them. */
  | {
      is: 'choice';
      values: readonly ChoiceValue[];
      /** Of these, those that a person sets; without it, any. */
      entered?: readonly ChoiceValue[];
      tones?: Readonly<Partial<Record<string, Tone>>>;
      words?: string;
    }
  /** Several of them; words as of a choice. */
  | { is: 'choices'; values: readonly ChoiceValue[]; words?: string }
  /** Several texts, as a person types them. */
  | { is: 'texts' }
  /** Of the dictionary `area`. */
  | { is: 'area' }
  /** Several of them; none is all. */
  | { is: 'areas' }
  /** The id of another record, which the row names by the field `name`. */
  | { is: 'reference'; to: Referred; name: string }
  /** `hasLandLines` where a mobile number may be a land line. */
  | { is: 'masked'; as: MaskKind; hasLandLines?: true }
  /** The id of a file that was uploaded. */
  | { is: 'file' }
  /** The id of a picture that was uploaded; the row has its address, good for minutes, in the field `url`. */
  | { is: 'picture'; url: string }
  /** An address, whose degrees of WGS-84 are two fields of their own: both or none. */
  | { is: 'place'; longest: number; lng: string; lat: string }
  /** For each of these values one line or none, with what is said of it; the line names its value by the field `of`. */
  | { is: 'lines'; of: string; values: readonly ChoiceValue[]; fields: Readonly<Record<string, AnyField>> }
  /** Drawn and entered by its page alone. */
  | { is: 'other' };

/** As much of a resource as who refers to it needs. */
export interface Referred {
  readonly name: string;
  readonly resource: string;
  readonly searches: readonly string[];
  readonly calls: { readonly list: AnyCall; readonly one?: AnyCall };
}

/** Whether a record always has a value: `filled` it has, although a person may leave it out. */
export type Presence = 'optional' | 'filled' | 'required';

/** Who says the value: a person at any time, when adding only, the server, or who looks for records. */
export type Access = 'write' | 'create' | 'read' | 'filter';

/** As much of a field as does not depend on its types. */
export interface AnyField {
  readonly kind: Kind;
  /** A value that is not null, as a row has it. */
  readonly value: Schema;
  /** A value that is not null, as a person enters it. */
  readonly entry: Schema;
  /** A value to look for, where it is said in another way than it is entered. */
  readonly sought?: Schema;
  readonly presence: Presence;
  readonly access: Access;
  /** No column of the table: the rules of the upstream say it. */
  readonly isDerived: boolean;
  /** `keyword` looks into it. */
  readonly isSearched: boolean;
  /** The reason with which a value is refused that another record has. */
  readonly taken?: Reason;
  /** What the form of a new record begins with. */
  readonly initial?: ChoiceValue;
  /** Key of what it is called, where that is not said in the room of its resource. */
  readonly label?: string;
  /** A rule of its own judges it, whose words stand under `<resource>.problem.<field>`. */
  readonly hasOwnRule: boolean;
  /** The field with the beginning of what ends with this one. */
  readonly begins?: string;
}

/** Fields with personal values. */
import { IdentityNumber, Mobile } from '../validators.ts';
import type { Schema } from '../walk.ts';
import { line, type MaskKind, masked as maskedText, seeksNumbers, wholeValue } from '../wire.ts';
import { Field } from './field.ts';

const MASKED_ENTRY = {
  mobile: Mobile,
  identity: IdentityNumber,
  card: wholeValue('card', line(30)),
  name: wholeValue('name', line(40)),
} as const satisfies Record<MaskKind, Schema>;

/** It leaves the server shortened, and is entered whole. */
export const masked = (as: MaskKind) =>
  new Field({
    kind: { is: 'masked', as },
    value: maskedText(as),
    entry: MASKED_ENTRY[as] as (typeof MASKED_ENTRY)['mobile'],
    // whole, or its last four
    sought: seeksNumbers(line(20)),
    filterKind: 'masked',
    // numbers whose length everybody knows
    hasOwnRule: as === 'mobile' || as === 'identity',
  });

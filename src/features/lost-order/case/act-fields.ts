/** What each act about a case asks for. */
import { INTERIM_HOLDERS } from '../../../contract/lost-custody.ts';
import { type LostOrder, MATCH_WAYS, RETURN_TYPES, REWARD_CHANNELS } from '../../../contract/lost-order.ts';
import { LOST_RESULTS, type LostAct, RETURNED } from '../../../contract/lost-states.ts';
import type { ActField } from '../../../resource/acts/act.ts';

/** What a colleague or a second person does besides. */
export type DeskAct = LostAct | 'takeOver' | 'approve';

export interface FieldSpec
  extends Pick<ActField, 'kind' | 'isOptional' | 'longest' | 'isSecret' | 'onlyWith'> {
  /** A field of the case, or of its calls. */
  name: string;
  of?: readonly number[];
  /** No field of the specification's call. */
  isBeyondPlain?: true;
}

const optional = { isOptional: true } as const;
const remark: FieldSpec = { name: 'remark', kind: 'text' };
const COURIER = 3;
const UNION_PAY = 2;
const OTHER_RESULTS = LOST_RESULTS.filter(each => each !== RETURNED);

const driverPhone: FieldSpec = {
  name: 'matchDriverPhone',
  kind: 'text',
  longest: 20,
  isSecret: true,
  ...optional,
};

/** The payee of a refund that does not go back to the payer. */
const OTHER_PAYEE: readonly FieldSpec[] = (
  [
    { name: 'payeeName', kind: 'text', longest: 40 },
    { name: 'payeeAccount', kind: 'text', longest: 19, isSecret: true },
    { name: 'payeeChannel', kind: 'choice', of: REWARD_CHANNELS },
  ] as const
).map(field => ({ ...field, ...optional, isBeyondPlain: true }));

const wayBack = (isKnown: boolean): FieldSpec[] => [
  { name: 'returnType', kind: 'choice', of: RETURN_TYPES, isOptional: isKnown },
  {
    name: 'expressNo',
    kind: 'text',
    longest: 40,
    ...optional,
    onlyWith: { field: 'returnType', value: COURIER },
  },
  { name: 'returnFee', kind: 'fen', ...optional },
  { ...remark, ...optional },
];

const FIELDS: Readonly<Record<DeskAct, (row: LostOrder) => readonly FieldSpec[]>> = {
  claim: () => [],
  takeOver: () => [{ name: 'reason', kind: 'text' }],
  release: () => [{ name: 'reason', kind: 'text', ...optional }],
  match: () => [
    { name: 'matchPlateNumber', kind: 'text', longest: 10 },
    { name: 'matchDriverName', kind: 'text', longest: 40, ...optional },
    driverPhone,
    { name: 'matchWay', kind: 'choice', of: MATCH_WAYS, ...optional },
    { name: 'matchMessage', kind: 'text', ...optional },
  ],
  unmatch: () => [{ name: 'matchMessage', kind: 'text', ...optional }],
  identify: () => [driverPhone, { name: 'matchDriverName', kind: 'text', longest: 40, ...optional }],
  remark: () => [remark],
  held: () => [],
  notHeld: () => [{ ...remark, ...optional }],
  handOver: () => [
    { name: 'holder', kind: 'choice', of: INTERIM_HOLDERS },
    { name: 'holderName', kind: 'text', longest: 40 },
    { name: 'place', kind: 'text', longest: 80, ...optional },
    { ...remark, ...optional },
  ],
  sendBack: () => wayBack(false),
  giveBack: ({ returnType }) => [
    ...wayBack(returnType !== null),
    { name: 'receiverName', kind: 'text', longest: 40, ...optional },
  ],
  ownerConfirms: () => [{ name: 'ownerRemark', kind: 'text', ...optional }],
  ownerDenies: () => [{ name: 'ownerRemark', kind: 'text' }],
  close: () => [
    { name: 'handleResult', kind: 'choice', of: OTHER_RESULTS },
    { name: 'handleRemark', kind: 'text', ...optional },
  ],
  closeAsReturned: () => [{ name: 'handleRemark', kind: 'text', ...optional }],
  reopen: () => [{ name: 'reason', kind: 'text' }],
  // left out: all that was paid
  refund: () => [
    { name: 'refundAmount', kind: 'fen', ...optional },
    { name: 'refundReason', kind: 'text' },
    ...OTHER_PAYEE,
  ],
  reward: () => [
    { name: 'rewardAmount', kind: 'fen' },
    { name: 'rewardChannel', kind: 'choice', of: REWARD_CHANNELS },
    { name: 'serialNum', kind: 'text', longest: 40, onlyWith: { field: 'rewardChannel', value: UNION_PAY } },
    { name: 'payTime', kind: 'moment', onlyWith: { field: 'rewardChannel', value: UNION_PAY } },
  ],
  approve: () => [],
  cancel: () => [{ name: 'cancelReason', kind: 'text' }],
};

export const fieldsOf = (act: DeskAct, row: LostOrder): readonly FieldSpec[] => FIELDS[act](row);
export { UNION_PAY };

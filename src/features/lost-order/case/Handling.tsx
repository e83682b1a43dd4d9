/** What is to be done about a case, what is known of owner, match and money, and what was done. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type LostOrder, lostOrder } from '../../../contract/lost-order.ts';
import { type Fact, Facts } from '../../../kit/record/Facts.tsx';
import { matchConsume } from '../../../nouns/lost/derived.ts';
import { useSpanWords } from '../../../nouns/lost-times/use-span-words.ts';
import { factsOf } from '../../../resource/pages/facts.tsx';
import { useFieldWords } from '../../../resource/pages/use-field-words.ts';
import pages from '../pages.tsx';
import { BankCard } from '../things/BankCard.tsx';
import { Contacting } from '../things/Contacting.tsx';
import { Custody } from '../things/Custody.tsx';
import { CaseLog } from './CaseLog.tsx';
import { CaseState } from './CaseState.tsx';
import { LostActs } from './LostActs.tsx';

const OWNER = ['ownerName', 'ownerMobile', 'ownerMobile2', 'ownerConfirm', 'ownerConfirmTime', 'ownerRemark'];
const MATCH = [
  'matchPlateNumber',
  'matchDriverName',
  'matchDriverPhone',
  'matchWay',
  'matchMessage',
  'matchTime',
  'propertyConfirm',
  'propertyConfirmTime',
  'propertyReturn',
  'returnType',
  'expressNo',
  'returnFee',
  'returnTime',
];
const MONEY = [
  'payAmount',
  'payTime',
  'refundStatus',
  'refundAmount',
  'refundReason',
  'refundTime',
  'refundNo',
  'rewardStatus',
  'rewardAmount',
  'rewardChannel',
  'serialNum',
  'rewardTime',
];
const END = ['handleResult', 'handleRemark', 'handleEndDate', 'cancelReason', 'cancelTime'];

interface HandlingProps {
  row: LostOrder;
  /** Somebody else edits it. */
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

export function Handling({ row, isHeld, onChanged }: HandlingProps) {
  const translate = useTranslate();
  const words = useFieldWords(lostOrder);
  const sayTime = useSpanWords();
  const partFacts = (fields: readonly string[]) => {
    const values = row as unknown as Readonly<Record<string, unknown>>;
    const said = fields.filter(field => ![null, undefined, ''].includes(values[field] as null));
    return factsOf(pages, words, said, row);
  };
  const took = matchConsume(row);
  const matchTook: Fact[] = took ? [{ label: translate('lostDesk.matchTook'), value: sayTime(took) }] : [];
  return (
    <>
      <CaseState row={row} />
      <LostActs row={row} isHeld={isHeld} onChanged={onChanged} />
      <Contacting row={row} />
      <Part title={translate('lostOrder.section.owner')} facts={partFacts(OWNER)} />
      <Part title={translate('lostDesk.match')} facts={[...partFacts(MATCH), ...matchTook]} />
      <Custody row={row} />
      <Part title={translate('lostDesk.money')} facts={partFacts(MONEY)} />
      <BankCard row={row} />
      <Part title={translate('lostDesk.end')} facts={partFacts(END)} />
      <Ground>
        <CaseLog id={row.id} />
      </Ground>
    </>
  );
}

/** Not there where nothing is known. */
function Part({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Ground>
      <h2>{title}</h2>
      <Facts facts={facts} />
    </Ground>
  );
}

const Ground = styled('section')(({ theme: { tokens } }) => ({
  padding: '12px 16px',
  borderTop: `1px solid ${tokens.line}`,
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  dl: { paddingInline: 0, paddingBottom: 0 },
}));

/** What an adjustment says, and what has become of it where it is over. */
import { type CashAdjustment, cashAdjustment } from '../../../contract/driver-cash.ts';
import { Facts } from '../../../kit/record/Facts.tsx';
import { factsOf } from '../../../resource/pages/facts.tsx';
import { useFieldWords } from '../../../resource/pages/use-field-words.ts';
import pages from './pages.tsx';

export function AdjustmentFacts({ row }: { row: CashAdjustment }) {
  const words = useFieldWords(cashAdjustment);
  return <Facts isOneColumn facts={factsOf(pages, words, ['adjustNo', 'state', ...fieldsOf(row)], row)} />;
}

const fieldsOf = (row: CashAdjustment): readonly string[] => {
  const { look = [] } = pages;
  return typeof look === 'function' ? look(row) : look;
};

/** Somebody else was faster: who, and what of the case is otherwise now. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type LostOrder, lostOrder } from '../../../contract/lost-order.ts';
import type { TheirRecord } from '../../../data/record-conflict.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { useFieldWords } from '../../../resource/pages/use-field-words.ts';

/** What follows from the others, or says nothing to a person. */
const UNTOLD: ReadonlySet<string> = new Set(['stage', 'handleUserId', 'matchDriverId', 'slaDeadline']);

export function TheirChanges({ loaded, theirs, by, on }: TheirRecord & { loaded: LostOrder }) {
  const translate = useTranslate();
  const words = useFieldWords(lostOrder);
  const before = loaded as unknown as Readonly<Record<string, unknown>>;
  const changed = Object.keys(lostOrder.fields).filter(
    field =>
      field in theirs &&
      !UNTOLD.has(field) &&
      JSON.stringify(before[field]) !== JSON.stringify(theirs[field]),
  );
  return (
    <>
      {translate(by ? 'lostDesk.faster' : 'lostDesk.fasterSomebody', { by, time: on ? formatTime(on) : '' })}
      <Changes>
        {changed.map(field => (
          <li key={field}>
            {words.labelOf(field)}: {words.show(field, before[field], before)} →{' '}
            {words.show(field, theirs[field], theirs)}
          </li>
        ))}
      </Changes>
    </>
  );
}

const Changes = styled('ul')({ margin: 0, paddingLeft: 20 });

/** Pairs that were not possible any more, and why not. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../../data/use-failure-text.ts';
import type { Refused } from '../parts/refused.ts';
import { Bar } from './batch-parts.ts';

interface NotAssignedProps {
  refused: readonly Refused[];
  onClose(): void;
}

export function NotAssigned({ refused, onClose }: NotAssignedProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  return (
    <Bar role="status">
      <p>{translate('dispatch.batch.not', { smart_count: refused.length })}</p>
      <ol>
        {refused.map(({ orderNo, error }) => (
          <li key={orderNo}>
            <b>{orderNo.slice(-4)}</b> {failureText(error).text}
          </li>
        ))}
      </ol>
      <Button color="inherit" onClick={onClose}>
        {translate('dispatch.refused.close')}
      </Button>
    </Bar>
  );
}

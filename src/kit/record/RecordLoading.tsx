/** A record that is on its way, or that cannot be had. */
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { LinkBase, useResourceContext, useTranslate } from 'ra-core';
import { type Described, ErrorState } from '../state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../use-delayed.ts';

interface RecordLoadingProps {
  error?: Described;
  onRetry: () => void;
}

export function RecordLoading({ error, onRetry }: RecordLoadingProps) {
  const isDue = useDelayed(!error, SKELETON_AFTER_MS);
  if (error) return <ErrorState {...error} onRetry={onRetry} action={error.isMissing && <ToList />} />;
  return (
    <Bars aria-busy="true">
      {isDue && WIDTHS.map(width => <Skeleton key={width} variant="rounded" height={14} width={width} />)}
    </Bars>
  );
}

/** Back to the list that the record was thought to be in. */
function ToList() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return resource === undefined ? null : (
    <Button variant="contained" component={LinkBase} to={`/${resource}`}>
      {translate('kit.record.toList')}
    </Button>
  );
}

const WIDTHS = [240, 520, 480, 500, 320];

const Bars = styled('div')({ display: 'flex', flexDirection: 'column', gap: 14, padding: 16 });

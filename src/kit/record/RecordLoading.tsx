/** A record that is on its way, or that cannot be had. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useResourceContext, useTranslate } from 'ra-core';
import { type Described, ErrorState } from '../state/PageState.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

interface RecordLoadingProps {
  error?: Described;
  onRetry: () => void;
}

export function RecordLoading({ error, onRetry }: RecordLoadingProps) {
  if (error) return <ErrorState {...error} onRetry={onRetry} action={error.isMissing && <ToList />} />;
  return (
    <Place aria-busy="true">
      <SkeletonLines />
    </Place>
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

const Place = styled('div')({ padding: 16 });

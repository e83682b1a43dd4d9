/**
 * A part inside a page that is fetched when it is first wanted. Where it does not come, a line in its place says so
 * and tries again: unlike with `React.lazy`, the page around stands, and the next attempt may succeed.
 */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { useOnDemand } from './use-on-demand.ts';

interface LazyPartProps<Props> {
  /** The same function at every drawing. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  isWanted?: boolean;
  draw: (Part: ComponentType<Props>) => ReactNode;
  /** In its place until it is there. */
  waiting?: ReactNode;
}

export function LazyPart<Props>({ load, isWanted = true, draw, waiting = null }: LazyPartProps<Props>) {
  const translate = useTranslate();
  const { Part, hasFailed, retry } = useOnDemand(load, isWanted);
  if (!isWanted) return null;
  if (Part) return draw(Part);
  if (!hasFailed) return waiting;
  return (
    <Said role="alert">
      {translate('kit.state.failed')}
      <Button color="inherit" onClick={retry}>
        {translate('kit.state.retry')}
      </Button>
    </Said>
  );
}

const Said = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 8px',
});

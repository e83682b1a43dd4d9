/** On a phone there is room for one thing: the queue, the map, or the order. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Panels } from './use-panels.ts';

export const SWITCH_HEIGHT = 44;

export function DeskSwitch({ panels, hasAside }: { panels: Panels; hasAside: boolean }) {
  const translate = useTranslate();
  const { isLeftOpen, isRightOpen, open, fold } = panels;
  const showMap = () => {
    fold('left');
    fold('right');
  };
  return (
    <Bar role="group" aria-label={translate('dispatch.view.label')}>
      <button type="button" aria-pressed={isLeftOpen} onClick={() => open('left')}>
        {translate('dispatch.view.queue')}
      </button>
      <button type="button" aria-pressed={!isLeftOpen && !isRightOpen} onClick={showMap}>
        {translate('dispatch.view.map')}
      </button>
      {hasAside && (
        <button type="button" aria-pressed={isRightOpen} onClick={() => open('right')}>
          {translate('dispatch.view.order')}
        </button>
      )}
    </Bar>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  position: 'absolute',
  zIndex: 3,
  inset: '0 0 auto',
  display: 'flex',
  height: SWITCH_HEIGHT,
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  button: {
    flex: 1,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      borderColor: tokens.accent.mark,
      color: tokens.text.strong,
      fontWeight: 600,
    },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
}));

/** What came of the last move, said to the eye and to a screen reader, with the way back. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { useMove } from './use-move.ts';

export function MoveNews({ mover }: { mover: ReturnType<typeof useMove> }) {
  const translate = useTranslate();
  const { moved, outcomes, isMoving } = mover;
  return (
    <>
      <News role="status">
        {moved && (
          <>
            <span>{moved.text}</span>
            {moved.undo && (
              <Button variant="text" disabled={isMoving} onClick={moved.undo}>
                {translate('menu.undo')}
              </Button>
            )}
          </>
        )}
      </News>
      {outcomes.length > 0 && (
        <Alert severity="warning" onClose={mover.forgetOutcomes} sx={{ mx: 4, mb: 2 }}>
          {translate('menu.partly')}
          <ul>
            {outcomes.map(({ id, name, problem }) => (
              <li key={id}>
                {name}: {problem ?? translate('kit.bulk.done')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

const News = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '0 16px',
  color: theme.tokens.text.plain,
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
}));

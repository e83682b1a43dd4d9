import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { Columns3 } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Late } from '../Late.tsx';
import { Tip } from '../Tip.tsx';
import type { ColumnChoice } from './use-columns.ts';

const loadPanel = async () => ({ default: (await import('./ColumnsPanel.tsx')).ColumnsPanel });

/** Which columns are shown, in which order; on a phone rows have no columns, and no choice of them. */
export function ColumnsMenu<Row extends RaRecord>({ choice }: { choice: ColumnChoice<Row> }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('kit.list.columns');
  return (
    <WideOnly>
      <Tip title={label}>
        <Framed aria-label={label} aria-haspopup="dialog" onClick={event => setAnchor(event.currentTarget)}>
          <Columns3 aria-hidden />
        </Framed>
      </Tip>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // as wide before its content is there: it is placed by its width
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, style: { width: 240 } } }}
      >
        <Late
          load={loadPanel}
          draw={ColumnsPanel => (
            <ColumnsPanel
              columns={choice.ordered.map(({ key, head, isFixed }) => ({
                key,
                head,
                isFixed: isFixed === true,
              }))}
              hidden={choice.hidden}
              onToggle={choice.toggle}
              onMove={choice.move}
              onReset={choice.isChanged ? choice.reset : undefined}
            />
          )}
        />
      </Popover>
    </WideOnly>
  );
}

const WideOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

export const Framed = styled(IconButton)(({ theme }) => ({ border: `1px solid ${theme.tokens.edge}` }));

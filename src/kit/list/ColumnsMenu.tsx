import { styled } from '@mui/material/styles';
import { Columns3 } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { late } from '../late.tsx';
import { FramedMenu } from './FramedMenu.tsx';
import type { ColumnChoice } from './use-columns.ts';

const ColumnsPanel = late(() => import('./ColumnsPanel.tsx'), 'ColumnsPanel');

/** Which columns are shown, in which order; on a phone rows have no columns, and no choice of them. */
export function ColumnsMenu<Row extends RaRecord>({ choice }: { choice: ColumnChoice<Row> }) {
  const translate = useTranslate();
  return (
    <WideOnly>
      <FramedMenu label={translate('kit.list.columns')} icon={<Columns3 aria-hidden />} width={240}>
        {() => (
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
      </FramedMenu>
    </WideOnly>
  );
}

const WideOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

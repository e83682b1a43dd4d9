import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Columns3 } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Column } from './column.ts';

interface ColumnsMenuProps<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
}

/** Which columns are shown; on a phone rows have no columns, and no choice of them. */
export function ColumnsMenu<Row extends RaRecord>({ columns, hidden, onToggle }: ColumnsMenuProps<Row>) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('kit.list.columns');
  return (
    <WideOnly>
      <Tooltip title={label}>
        <Framed aria-label={label} aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
          <Columns3 aria-hidden />
        </Framed>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns
          .filter(({ isFixed }) => !isFixed)
          .map(({ key, head }) => (
            <MenuItem
              key={key}
              role="menuitemcheckbox"
              aria-checked={!hidden.includes(key)}
              onClick={() => onToggle(key)}
            >
              <Checkbox checked={!hidden.includes(key)} tabIndex={-1} inputProps={{ 'aria-hidden': true }} />
              {head}
            </MenuItem>
          ))}
      </Menu>
    </WideOnly>
  );
}

const WideOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

const Framed = styled(IconButton)(({ theme }) => ({ border: `1px solid ${theme.tokens.edge}` }));

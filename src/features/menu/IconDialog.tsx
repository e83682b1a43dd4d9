import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { createElement, useState } from 'react';
import { MENU_ICON_NAMES } from '../../data/menu/menu-icon-names.ts';
import { MENU_ICONS } from '../../data/menu/menu-icon-set.ts';
import { DialogBody, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';

interface IconDialogProps {
  chosen: string;
  /** Empty for none of its own. */
  onChoose: (name: string) => void;
  onClose: () => void;
}

export default function IconDialog({ chosen, onChoose, onClose }: IconDialogProps) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState('');
  const names = MENU_ICON_NAMES.filter(name => name.includes(wanted.trim().toLowerCase()));
  return (
    <TitledDialog title={translate('menu.icon.title')} onClose={onClose} maxWidth="sm">
      <DialogBody
        actions={
          <>
            <Button color="inherit" onClick={() => onChoose('')}>
              {translate('menu.icon.own')}
            </Button>
            <Button color="inherit" onClick={onClose}>
              {translate('common.cancel')}
            </Button>
          </>
        }
      >
        <SearchBox value={wanted} hint={translate('menu.icon.searchHint')} onSearch={setWanted} waitMs={0} />
        <Grid>
          {names.map(name => (
            <button
              key={name}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              {createElement(MENU_ICONS[name], { size: 20, strokeWidth: 1.75, 'aria-hidden': true })}
            </button>
          ))}
        </Grid>
        {names.length === 0 && <p>{translate('menu.noMatch')}</p>}
      </DialogBody>
    </TitledDialog>
  );
}

const Grid = styled('div')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: 4,
  marginTop: 8,
  button: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: 40,
    border: '1px solid transparent',
    borderRadius: 4,
    background: 'none',
    color: tokens.text.strong,
    cursor: 'pointer',
  },
  'button:hover': { backgroundColor: tokens.hover },
  'button[aria-pressed=true]': { borderColor: tokens.accent.mark, backgroundColor: tokens.accent.soft },
}));

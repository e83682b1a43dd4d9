/** A section in the folded sidebar: its icon, and its pages in a menu beside it. */
import ButtonBase from '@mui/material/ButtonBase';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { MenuSection } from '../data/menu-context.tsx';
import { rowLook } from './MenuRow.tsx';

export function FoldedSection({ section, active }: { section: MenuSection; active: string | undefined }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const words = translate(section.title);
  const isActive = section.pages.some(({ path }) => path === active);
  const handleClose = () => setAnchor(null);
  return (
    <li>
      <Tooltip title={anchor ? '' : words} placement="right">
        <ButtonBase
          aria-label={words}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={event => setAnchor(event.currentTarget)}
          sx={theme => rowLook(theme, { level: 1, isActive, isFolded: true, isOpen: false })}
        >
          <section.icon size={16} strokeWidth={1.75} aria-hidden />
        </ButtonBase>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={handleClose}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { ml: 2, minWidth: 160 } } }}
      >
        <ListSubheader role="presentation" sx={{ lineHeight: 2, px: 2, background: 'none' }}>
          {words}
        </ListSubheader>
        {section.pages.map(page => (
          <MenuItem
            key={page.path}
            component={LinkBase}
            to={page.path}
            selected={page.path === active}
            onClick={handleClose}
          >
            {translate(page.title)}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}

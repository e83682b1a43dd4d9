/** A section in the folded sidebar: its icon, and its pages in a menu beside it. */
import ButtonBase from '@mui/material/ButtonBase';
import { LinkBase, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { isOutLink, isSection, linksIn, type MenuEntry, type MenuSection } from '../data/menu-context.tsx';
import { ListSubheader, Menu, MenuItem } from '../kit/menu/menu.tsx';
import { Tip } from '../kit/Tip.tsx';
import { OUTSIDE, rowLook } from './MenuRow.tsx';

export function FoldedSection({ section, active }: { section: MenuSection; active: string | undefined }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const words = translate(section.title);
  const isActive = linksIn(section).some(({ path }) => path === active);
  const handleClose = () => setAnchor(null);
  return (
    <li>
      <Tip title={anchor ? '' : words} placement="right">
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
      </Tip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={handleClose}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { ml: 2, minWidth: 160 } } }}
      >
        {rowsOf(section).map(({ entry, depth }) =>
          isSection(entry) ? (
            <ListSubheader
              key={entry.path}
              role="presentation"
              sx={{ lineHeight: 2, px: 2, pl: 2 + indent(depth), background: 'none' }}
            >
              {translate(entry.title)}
            </ListSubheader>
          ) : (
            <MenuItem
              key={entry.path}
              {...(isOutLink(entry)
                ? { component: 'a', href: entry.href, ...OUTSIDE }
                : { component: LinkBase, to: entry.path })}
              selected={entry.path === active}
              onClick={handleClose}
              sx={{ pl: `${8 + 4 * indent(depth)}px` }}
            >
              {translate(entry.title)}
            </MenuItem>
          ),
        )}
      </Menu>
    </li>
  );
}

interface Row {
  entry: MenuEntry;
  depth: number;
}

/** A menu has one column: what lies deeper stands below its section's name, set in. */
const rowsOf = (entry: MenuEntry, depth = 0): Row[] => [
  { entry, depth },
  ...(isSection(entry)
    ? entry.pages.flatMap(within => rowsOf(within, isSection(within) ? depth + 1 : depth))
    : []),
];

const indent = (depth: number) => 3 * depth;

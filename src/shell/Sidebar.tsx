/** The menu at the left: sections that open, pages that can be gone to, and the fold at its foot. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import Tooltip from '@mui/material/Tooltip';
import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { isSection, useMenu } from '../data/menu-context.tsx';
import { activePage } from './active-page.ts';
import { Brand } from './Brand.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { MenuRow } from './MenuRow.tsx';

interface SidebarProps {
  isFolded: boolean;
  width: number;
  /** Absent where the menu is a drawer. */
  onFold?: () => void;
  onOpenPage?: () => void;
}

export function Sidebar({ isFolded, width, onFold, onOpenPage }: SidebarProps) {
  const translate = useTranslate();
  const menu = useMenu();
  const active = activePage(menu, useLocation().pathname);
  // what the clerk opened or closed; the section of the open page is open unless he closed it
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (section: string) => toggled[section] ?? section === active?.section;

  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu')}
      sx={theme => ({
        display: 'flex',
        flexDirection: 'column',
        flex: 'none',
        width,
        height: '100%',
        backgroundColor: theme.tokens.canvas,
        borderRight: onFold && `1px solid ${theme.tokens.line}`,
      })}
    >
      <Brand isFolded={isFolded} />
      <List disablePadding sx={{ flex: 1, minHeight: 0, overflowY: 'auto', py: 1 }}>
        {menu.map(entry => {
          if (!isSection(entry)) {
            return (
              <MenuRow
                key={entry.path}
                link={entry}
                level={1}
                isFolded={isFolded}
                isActive={entry.path === active?.path}
                onOpen={onOpenPage}
              />
            );
          }
          if (isFolded) return <FoldedSection key={entry.path} section={entry} active={active?.path} />;
          const open = isOpen(entry.path);
          return (
            <li key={entry.path}>
              <MenuRow
                link={entry}
                level={1}
                isOpen={open}
                isActive={false}
                onToggle={() => setToggled({ ...toggled, [entry.path]: !open })}
              />
              {open && (
                <List disablePadding aria-label={translate(entry.title)}>
                  {entry.pages.map(page => (
                    <MenuRow
                      key={page.path}
                      link={page}
                      level={2}
                      isActive={page.path === active?.path}
                      onOpen={onOpenPage}
                    />
                  ))}
                </List>
              )}
            </li>
          );
        })}
      </List>
      {onFold && <Fold isFolded={isFolded} onFold={onFold} />}
    </Box>
  );
}

function Fold({ isFolded, onFold }: { isFolded: boolean; onFold: () => void }) {
  const translate = useTranslate();
  const words = translate(isFolded ? 'shell.unfold' : 'shell.fold');
  const Glyph = isFolded ? ChevronsRight : ChevronsLeft;
  return (
    <Tooltip title={isFolded ? words : ''} placement="right">
      <ButtonBase
        onClick={onFold}
        aria-expanded={!isFolded}
        aria-label={words}
        sx={theme => ({
          flex: 'none',
          gap: 2,
          height: 32,
          px: 4,
          justifyContent: isFolded ? 'center' : 'flex-start',
          color: theme.tokens.text.faint,
          borderTop: `1px solid ${theme.tokens.line}`,
          fontSize: 13,
          '&:hover': { backgroundColor: theme.tokens.hover },
        })}
      >
        <Glyph size={16} strokeWidth={1.75} aria-hidden />
        {!isFolded && words}
      </ButtonBase>
    </Tooltip>
  );
}

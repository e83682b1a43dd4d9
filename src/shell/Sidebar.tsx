/** The menu at the left: sections that open, pages that can be gone to, and the fold at its foot. */
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { isSection, type MenuEntry, useMenu } from '../data/menu-context.tsx';
import { usePreference } from '../kit/preference.ts';
import { hasSidebarLogo } from '../kit/preferences.ts';
import { useStableCallback } from '../kit/use-stable-callback.ts';
import { type ActivePage, activePage } from './active-page.ts';
import { Brand } from './Brand.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { MenuRow } from './MenuRow.tsx';
import { SidebarFoot } from './SidebarFoot.tsx';

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
  const hasLogo = usePreference(hasSidebarLogo);
  const active = activePage(menu, useLocation().pathname);
  // what the clerk opened or closed; the sections of the open page are open unless he closed them
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (section: string) => toggled[section] ?? active?.sections.includes(section) ?? false;
  const toggle = useStableCallback((section: string) =>
    setToggled({ ...toggled, [section]: !isOpen(section) }),
  );
  const openPage = useStableCallback(() => onOpenPage?.());

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
      {hasLogo && <Brand isFolded={isFolded} />}
      <List disablePadding sx={{ flex: 1, minHeight: 0, overflowY: 'auto', py: hasLogo ? 1 : 2 }}>
        {menu.map(entry =>
          isFolded && isSection(entry) ? (
            <FoldedSection key={entry.path} section={entry} active={active?.path} />
          ) : (
            <Entry
              key={entry.path}
              entry={entry}
              level={1}
              isFolded={isFolded}
              active={active}
              isOpen={isOpen}
              onToggle={toggle}
              onOpenPage={openPage}
            />
          ),
        )}
      </List>
      {onFold && <SidebarFoot isFolded={isFolded} onFold={onFold} />}
    </Box>
  );
}

interface EntryProps {
  entry: MenuEntry;
  level: number;
  isFolded?: boolean;
  active: ActivePage | undefined;
  isOpen: (section: string) => boolean;
  onToggle: (section: string) => void;
  onOpenPage: () => void;
}

function Entry({ entry, level, isFolded, ...rest }: EntryProps) {
  const translate = useTranslate();
  const { active, isOpen, onToggle, onOpenPage } = rest;
  if (!isSection(entry)) {
    return (
      <MenuRow
        link={entry}
        level={level}
        isFolded={isFolded}
        isActive={entry.path === active?.path}
        onOpen={onOpenPage}
      />
    );
  }
  const open = isOpen(entry.path);
  return (
    <li>
      <MenuRow link={entry} level={level} isOpen={open} isActive={false} onToggle={onToggle} />
      {open && (
        <List disablePadding aria-label={translate(entry.title)}>
          {entry.pages.map(within => (
            <Entry key={within.path} entry={within} level={level + 1} {...rest} />
          ))}
        </List>
      )}
    </li>
  );
}

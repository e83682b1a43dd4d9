/** One row of the menu: a page to go to, a section that opens, or a way out of the console. */
import ListItemButton from '@mui/material/ListItemButton';
import type { Theme } from '@mui/material/styles';
import { ChevronDown, ChevronRight, SquareArrowOutUpRight } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { memo, useRef, useState } from 'react';
import { isOutLink, type MenuEntry, type MenuLink } from '../data/menu-context.tsx';
import { useAfterFirstPage } from '../data/use-after-first-page.ts';
import { Tip } from '../kit/Tip.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { FeaturePart } from './FeaturePart.tsx';

interface MenuRowProps {
  link: MenuEntry;
  /** Counted from 1. */
  level: number;
  isActive: boolean;
  isFolded?: boolean;
  /** Of a section. */
  isOpen?: boolean;
  /** With its path. */
  onToggle?: (section: string) => void;
  onOpen?: () => void;
}

/** Drawn again when it has become another row: whoever goes to a page changes two of them. */
export const MenuRow = memo(function MenuRow(props: MenuRowProps) {
  const { link, level, isActive, isFolded = false, isOpen, onToggle, onOpen } = props;
  const translate = useTranslate();
  const words = translate(link.title);
  const name = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const measure = () => setCut(name.current !== null && name.current.scrollWidth > name.current.clientWidth);
  const Icon = level === 1 ? link.icon : undefined;
  const content = (
    <>
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
      {isFolded ? null : <span ref={name}>{words}</span>}
      {'badge' in link && link.badge && !isFolded && <RowBadge path={link.path} load={link.badge} />}
      {isOutLink(link) && (
        <>
          {!isFolded && (
            <SquareArrowOutUpRight className="chevron" size={12} strokeWidth={1.75} aria-hidden />
          )}
          <VisuallyHidden>{translate('shell.newWindow')}</VisuallyHidden>
        </>
      )}
      {isOpen !== undefined && <Chevron isOpen={isOpen} />}
    </>
  );
  const look = (theme: Theme) => rowLook(theme, { level, isActive, isFolded, isOpen: isOpen === true });
  const hint = { title: isFolded || isCut ? words : '', placement: 'right' } as const;
  const seen = { onPointerEnter: measure, onFocus: measure };
  if (onToggle) {
    return (
      <Tip {...hint}>
        <ListItemButton
          component="button"
          onClick={() => onToggle(link.path)}
          aria-expanded={isOpen}
          sx={look}
          {...seen}
        >
          {content}
        </ListItemButton>
      </Tip>
    );
  }
  const target = isOutLink(link)
    ? { component: 'a', href: link.href, ...OUTSIDE }
    : { component: LinkBase, to: link.path };
  return (
    <li>
      <Tip {...hint}>
        <ListItemButton
          {...target}
          onClick={onOpen}
          aria-current={isActive ? 'page' : undefined}
          aria-label={isFolded ? words : undefined}
          sx={look}
          {...seen}
        >
          {content}
        </ListItemButton>
      </Tip>
    </li>
  );
});

/** No list waits for it. */
function RowBadge({ path, load }: { path: string; load: NonNullable<MenuLink['badge']> }) {
  const isAfter = useAfterFirstPage();
  return <b>{isAfter && <FeaturePart name={path} load={load} />}</b>;
}

/** A page outside learns nothing of the console, and cannot reach it. */
export const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

function Chevron({ isOpen }: { isOpen: boolean }) {
  const Glyph = isOpen ? ChevronDown : ChevronRight;
  return <Glyph className="chevron" size={16} strokeWidth={1.75} aria-hidden />;
}

const ROW = 28;
const ROW_FOLDED = 36;
const ROW_NARROW = 40;
const INDENTS = [8, 32, 48] as const;
const DEEPER = 16;

/** In pixels; the third level and those below it take steps. */
export const indentOf = (level: number) =>
  INDENTS[level - 1] ?? INDENTS[2] + DEEPER * (level - INDENTS.length);

interface Look {
  level: number;
  isActive: boolean;
  isFolded: boolean;
  isOpen: boolean;
}

/** Also of a folded section, which is a button with a menu. */
export function rowLook(theme: Theme, { level, isActive, isFolded, isOpen }: Look) {
  const { tokens } = theme;
  const isOpenGroup = isOpen && level === 1;
  const bar = {
    content: '""',
    position: 'absolute',
    left: -8,
    width: 3,
    height: 20,
    borderRadius: '0 2px 2px 0',
  };
  return {
    position: 'relative',
    gap: 2,
    flex: 'none',
    width: 'calc(100% - 16px)',
    height: isFolded ? ROW_FOLDED : ROW,
    mx: 2,
    p: 0,
    pl: isFolded ? 0 : `${indentOf(level)}px`,
    pr: isFolded ? 0 : 1.5,
    justifyContent: isFolded ? 'center' : 'flex-start',
    border: 0,
    borderRadius: 1,
    background: isActive ? tokens.accent.soft : 'none',
    color: isActive ? tokens.accent.ink : tokens.text.plain,
    fontFamily: 'inherit',
    lineHeight: 'inherit',
    fontSize: theme.sizes.font,
    fontWeight: isActive || isOpenGroup ? 600 : 400,
    textAlign: 'left',
    '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { flex: 'none' },
    '& b': { flex: 'none', ml: 'auto', color: tokens.text.strong, fontWeight: 600 },
    '& .chevron': { ml: 'auto', color: tokens.text.faint },
    '&:hover': { backgroundColor: isActive ? tokens.accent.soft : tokens.hover },
    '&::before': isActive ? { ...bar, backgroundColor: tokens.accent.mark } : undefined,
    ...(isOpenGroup && !isActive ? { color: tokens.text.strong } : {}),
    [theme.breakpoints.down('md')]: { height: ROW_NARROW, fontSize: 14 },
  } as const;
}

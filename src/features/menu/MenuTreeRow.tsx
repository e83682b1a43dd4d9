import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronRight, ExternalLink, FileText, Folder, SquareMousePointer } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { createElement } from 'react';
import { menuIcon } from '../../data/menu/menu-icons.ts';
import type { Entry } from '../../data/menu/records.ts';

interface MenuTreeRowProps {
  entry: Entry;
  /** What the tree gives every row: role, place, keys, drag. */
  row: Record<string, unknown>;
  name: string;
  /** Counted from 0. */
  level: number;
  isOpen: boolean;
  /** Of one that holds others. */
  isExpanded: boolean | undefined;
  /** What is dragged would go into it. */
  isTarget: boolean;
  isUnbuilt: boolean;
  onFold: () => void;
  onOpen: () => void;
}

const ICONS = { directory: Folder, page: FileText, button: SquareMousePointer, link: ExternalLink } as const;

export function MenuTreeRow(props: MenuTreeRowProps) {
  const { entry, row, name, level, isExpanded } = props;
  const translate = useTranslate();
  const kind = entry.kind === 'page' && entry.href !== null ? 'link' : entry.kind;
  const Icon = (entry.record.icon && menuIcon(entry.record.icon)) || ICONS[kind];
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  return (
    <Row
      {...row}
      // named by its words, all of which say something
      aria-label={undefined}
      aria-current={props.isOpen || undefined}
      data-target={props.isTarget || undefined}
      style={{ paddingLeft: 8 + level * STEP }}
      onClick={props.onOpen}
    >
      <Fold
        aria-hidden="true"
        onClick={event => {
          if (isExpanded === undefined) return;
          event.stopPropagation();
          props.onFold();
        }}
      >
        {isExpanded !== undefined && <Chevron size={16} strokeWidth={1.75} />}
      </Fold>
      {createElement(Icon, { size: 16, strokeWidth: 1.75, 'aria-hidden': true })}
      <Name data-faint={props.isUnbuilt || entry.isHidden || undefined}>{name}</Name>
      <Kind>{translate(`menu.kind.${kind}`)}</Kind>
      {props.isUnbuilt && <Mark title={translate('menu.unbuiltWhy')}>{translate('menu.unbuilt')}</Mark>}
      {entry.isHidden && <Mark>{translate('menu.hidden')}</Mark>}
    </Row>
  );
}

const STEP = 20;

const Row = styled('div')(({ theme: { tokens, sizes, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: Math.max(28, sizes.control),
  paddingRight: 12,
  cursor: 'pointer',
  outlineOffset: -2,
  '& svg': { flex: 'none', color: tokens.text.faint },
  '&:hover': { backgroundColor: tokens.hover },
  '&[aria-current]': { backgroundColor: tokens.accent.soft },
  '&[aria-current] b': { color: tokens.accent.ink, fontWeight: 600 },
  '&[data-target]': { outline: `2px solid ${tokens.accent.mark}` },
  [breakpoints.down('md')]: { minHeight: 40 },
}));

const Fold = styled('span')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  width: 24,
  height: 24,
  justifyContent: 'center',
});

const Name = styled('b')(({ theme: { tokens } }) => ({
  minWidth: 0,
  overflow: 'hidden',
  color: tokens.text.strong,
  fontWeight: 400,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-faint]': { color: tokens.text.plain },
}));

const Kind = styled('small')(({ theme }) => ({
  flex: 'none',
  marginLeft: 'auto',
  color: theme.tokens.text.faint,
  fontSize: 12,
}));

const Mark = styled('small')(({ theme: { tokens } }) => ({
  flex: 'none',
  padding: '0 6px',
  border: `1px solid ${tokens.edge}`,
  borderRadius: 3,
  color: tokens.text.plain,
  fontSize: 12,
  lineHeight: '18px',
}));

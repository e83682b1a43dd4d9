import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { HIDDEN_EDGE } from '../../../kit/theme/edges.ts';
import { MONO } from '../../../kit/theme/tokens.ts';
import { type PermissionNode, tickOf } from './tree.ts';
import type { PermissionField } from './use-permission-field.ts';
import { usePermissionName } from './use-permission-name.ts';

interface PermissionRowProps {
  node: PermissionNode;
  field: PermissionField;
  isReadOnly: boolean;
  isFirst: boolean;
  isOpen: boolean;
  onFold: (isFolded: boolean) => void;
}

export function PermissionRow({ node, field, isReadOnly, isFirst, isOpen, onFold }: PermissionRowProps) {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  const { val } = node;
  const name = nameOf(val, node.name);
  const tick = tickOf(node, field.given);
  const isGiven = field.given.has(val);
  const change = isGiven === field.before.has(val) ? undefined : isGiven ? 'add' : 'take';
  const hasChildren = node.children.length > 0;
  const canGive = field.canGive(val);
  const isFixed = isReadOnly || !canGive;
  const isOrphan = field.missingAbove(val).length > 0;
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowLeft' && hasChildren) onFold(true);
    else if (event.key === 'ArrowRight' && hasChildren) onFold(false);
    else if (event.key === ' ' && !isFixed) field.toggleBranch(node);
    else return;
    event.preventDefault();
  };
  return (
    <Row
      role="treeitem"
      tabIndex={isFirst ? 0 : -1}
      aria-level={node.depth + 1}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-checked={tick === 'some' ? 'mixed' : tick === 'all'}
      data-change={change}
      data-depth={node.depth}
      onKeyDown={handleKey}
    >
      <Sign aria-hidden="true">{change && (change === 'add' ? '+' : '−')}</Sign>
      <Indent depth={node.depth} />
      {hasChildren ? (
        <Fold
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={translate(isOpen ? 'access.permission.fold' : 'access.permission.unfold', { name })}
          onClick={() => onFold(isOpen)}
        >
          {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
        </Fold>
      ) : (
        <Fold as="span" />
      )}
      <Checkbox
        checked={tick === 'all'}
        indeterminate={tick === 'some'}
        disabled={isFixed}
        tabIndex={-1}
        onChange={() => field.toggleBranch(node)}
        // the row itself says its name and whether it is ticked, and takes the keys
        aria-hidden="true"
      />
      <Name
        data-taken={change === 'take'}
        title={canGive ? undefined : translate('access.permission.notYours')}
      >
        {name}
      </Name>
      {!canGive && !isReadOnly && <Note>{translate('access.permission.notYoursShort')}</Note>}
      {isOrphan && (
        <Warn>
          <TriangleAlert size={12} aria-hidden />
          {translate('access.permission.parentMissing')}
        </Warn>
      )}
      {tick === 'some' && !isGiven && <Note>{translate('access.permission.onlyBelow')}</Note>}
      {hasChildren && !isFixed && (
        <Own type="button" tabIndex={-1} onClick={() => field.toggleOne(val)}>
          {translate(isGiven ? 'access.permission.takeOne' : 'access.permission.giveOne')}
        </Own>
      )}
      <Code>{val}</Code>
    </Row>
  );
}

const Row = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 28,
  paddingRight: 16,
  '&[data-depth="0"]': { fontWeight: 600 },
  '&:hover': { backgroundColor: tokens.hover },
  '&[data-change=add]': { backgroundColor: tokens.ok.soft },
  '&[data-change=take]': { backgroundColor: tokens.bad.soft },
  '&:focus-visible': { outlineOffset: -2 },
}));

const Sign = styled('span')(({ theme: { tokens } }) => ({
  flex: 'none',
  width: 16,
  textAlign: 'center',
  fontWeight: 400,
  '[data-change=add] > &': { color: tokens.ok.ink },
  '[data-change=take] > &': { color: tokens.bad.ink },
}));

const Indent = styled('span', { shouldForwardProp: name => name !== 'depth' })<{ depth: number }>(
  ({ depth }) => ({
    flex: 'none',
    width: depth * 20,
  }),
);

const Fold = styled('button')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  'span&': { cursor: 'default' },
});

const Name = styled('span')(({ theme: { tokens } }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: tokens.text.strong,
  '&[data-taken=true]': { textDecoration: 'line-through' },
}));

const Note = styled('small')(({ theme: { tokens } }) => ({
  flex: 'none',
  marginLeft: 6,
  fontSize: 12,
  fontWeight: 400,
  color: tokens.text.faint,
}));

const Warn = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  marginLeft: 6,
  padding: '0 4px',
  borderRadius: 3,
  ...HIDDEN_EDGE,
  backgroundColor: tokens.warn.soft,
  color: tokens.warn.ink,
  fontSize: 12,
  fontWeight: 400,
}));

const Own = styled('button')(({ theme: { tokens } }) => ({
  flex: 'none',
  minHeight: 24,
  marginLeft: 6,
  padding: '0 4px',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
  fontWeight: 400,
  color: tokens.accent.ink,
  cursor: 'pointer',
  opacity: 0,
  '[role=treeitem]:hover > &, [role=treeitem]:focus-within > &': { opacity: 1 },
}));

const Code = styled('code')(({ theme: { tokens, breakpoints } }) => ({
  marginLeft: 'auto',
  paddingLeft: 8,
  fontFamily: MONO,
  fontSize: 12,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  color: tokens.text.faint,
  [breakpoints.down('sm')]: { display: 'none' },
}));

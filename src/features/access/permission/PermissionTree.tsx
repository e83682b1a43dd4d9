/** The rights of a role as a tree to tick. A change tints its row; a tick never reaches upwards. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { PermissionRow } from './PermissionRow.tsx';
import { useMatcher } from './use-matcher.ts';
import type { PermissionField } from './use-permission-field.ts';
import { type Kind, visibleRows } from './visible-rows.ts';

interface PermissionTreeProps {
  field: PermissionField;
  isReadOnly?: boolean;
}

export function PermissionTree({ field, isReadOnly = false }: PermissionTreeProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [kind, setKind] = useState<Kind>('all');
  const [wanted, setWanted] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const matches = useMatcher(wanted);
  const { adds, takes } = field.changes;
  const changed = new Set([...adds, ...takes]);
  const rows = visibleRows(field.tree, {
    folded,
    kind,
    matches,
    isGiven: code => field.given.has(code),
    isChanged: code => changed.has(code),
  });
  const fold = (code: string, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(code);
    else next.delete(code);
    setFolded(next);
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const at = lines.findIndex(line => line.contains(document.activeElement));
    event.preventDefault();
    lines[Math.min(Math.max(at + by, 0), lines.length - 1)]?.focus();
  };

  if (field.error) return <ErrorState {...describe(field.error)} onRetry={field.refetch} />;
  if (field.isPending) return <RecordLoading onRetry={field.refetch} />;
  return (
    <Place>
      <Head>
        <SearchBox
          value={wanted}
          hint={translate('access.permission.searchHint')}
          onSearch={setWanted}
          waitMs={0}
        />
        <Kinds role="group" aria-label={translate('access.permission.show')}>
          {KINDS.map(name => (
            <button key={name} type="button" aria-pressed={kind === name} onClick={() => setKind(name)}>
              {translate(`access.permission.kind.${name}`)}{' '}
              <span>{{ all: field.nodes.size, given: field.given.size, changed: changed.size }[name]}</span>
            </button>
          ))}
        </Kinds>
      </Head>
      <Rows ref={list} role="tree" aria-label={translate('access.permission.tree')} onKeyDown={handleKey}>
        {rows.map((node, index) => (
          <PermissionRow
            key={node.val}
            node={node}
            field={field}
            isReadOnly={isReadOnly}
            isFirst={index === 0}
            isOpen={!folded.has(node.val) || kind !== 'all' || matches !== null}
            onFold={isFolded => fold(node.val, isFolded)}
          />
        ))}
        {!field.isPending && rows.length === 0 && (
          <PageState
            title={translate(kind === 'changed' ? 'access.permission.noChange' : 'access.permission.noMatch')}
          />
        )}
      </Rows>
    </Place>
  );
}

const KINDS: readonly Kind[] = ['all', 'given', 'changed'];

const Place = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' });

const Head = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  '[role=search]': { flex: 1, minWidth: 160, [breakpoints.down('sm')]: { flexBasis: '100%' } },
}));

const Kinds = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  border: `1px solid ${tokens.edge}`,
  borderRadius: 4,
  overflow: 'hidden',
  button: {
    minHeight: sizes.control - 2,
    padding: '0 8px',
    border: 0,
    borderLeft: `1px solid ${tokens.edge}`,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  'button:first-of-type': { borderLeft: 0 },
  'button:focus-visible': { outlineOffset: -2 },
  'button[aria-pressed=true]': {
    backgroundColor: tokens.sunken,
    color: tokens.text.strong,
    fontWeight: 600,
  },
}));

const Rows = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  paddingBottom: 16,
  [theme.breakpoints.down('md')]: { overflow: 'visible' },
}));

/** What saving would change: each right with a way back, what is missing above it, and what members really get. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { MONO } from '../../../kit/theme/tokens.ts';
import type { PermissionField } from './use-permission-field.ts';
import { usePermissionName } from './use-permission-name.ts';

interface ChangesPanelProps {
  field: PermissionField;
  /** Beside the title: whom it reaches. */
  reach?: string;
  children?: ReactNode;
}

export function ChangesPanel({ field, reach, children }: ChangesPanelProps) {
  const translate = useTranslate();
  const { adds, takes } = field.changes;
  return (
    <Panel aria-label={translate('access.change.title')}>
      <header>
        <h2>{translate('access.change.title')}</h2>
        <span>{reach}</span>
      </header>
      {adds.length + takes.length === 0 && <Nothing>{translate('access.change.none')}</Nothing>}
      <Changed codes={adds} kind="add" field={field} />
      <Changed codes={takes} kind="take" field={field} />
      {children}
    </Panel>
  );
}

interface ChangedProps {
  codes: readonly string[];
  kind: 'add' | 'take';
  field: PermissionField;
}

function Changed({ codes, kind, field }: ChangedProps) {
  const translate = useTranslate();
  if (codes.length === 0) return null;
  return (
    <section>
      <h3>
        {translate(`access.change.${kind}`)}{' '}
        <span>{translate('access.items', { smart_count: codes.length })}</span>
      </h3>
      <ul>
        {codes.map(code => (
          <ChangedRight key={code} code={code} kind={kind} field={field} />
        ))}
      </ul>
    </section>
  );
}

function ChangedRight({ code, kind, field }: Omit<ChangedProps, 'codes'> & { code: string }) {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  const node = field.nodes.get(code);
  const above = node?.parent ? field.nodes.get(node.parent) : undefined;
  const name = nameOf(code, node?.name);
  const missing = kind === 'add' ? field.missingAbove(code) : [];
  const names = missing.map(({ val, name: own }) => nameOf(val, own));
  const canGiveThem = missing.every(({ val }) => field.canGive(val));
  return (
    <li>
      <Line>
        <Sign data-kind={kind} aria-hidden="true">
          {kind === 'add' ? '+' : '−'}
        </Sign>
        <span>
          {above && `${nameOf(above.val, above.name)} / `}
          <b>{name}</b>
        </span>
        <code>{code}</code>
        <IconButton
          aria-label={translate('access.change.undo', { name })}
          onClick={() => field.toggleOne(code)}
        >
          <Undo2 aria-hidden />
        </IconButton>
      </Line>
      {missing.length > 0 && (
        <Consequence>
          {translate('access.change.parentMissing', { names: names.join(translate('common.listSeparator')) })}{' '}
          {canGiveThem && (
            <Together onClick={() => field.give(missing.map(({ val }) => val))}>
              {translate('access.change.giveTogether')}
            </Together>
          )}
        </Consequence>
      )}
    </li>
  );
}

const Panel = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  flex: 'none',
  width: 400,
  padding: '8px 16px 16px',
  overflow: 'auto',
  borderLeft: `1px solid ${tokens.line}`,
  header: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 },
  'header span, h3 span': { color: tokens.text.faint, fontWeight: 400 },
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  h3: { margin: '8px 0 2px', fontSize: 'inherit', fontWeight: 600 },
  ul: { listStyle: 'none', margin: 0, padding: 0 },
  [breakpoints.down('lg')]: { width: 340 },
  [breakpoints.down('md')]: { width: 'auto', borderLeft: 0, borderTop: `1px solid ${tokens.line}` },
}));

const Nothing = styled('p')(({ theme }) => ({ margin: '4px 0', color: theme.tokens.text.faint }));

const Line = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 26,
  color: tokens.text.plain,
  '> span:nth-of-type(2)': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  b: { fontWeight: 600, color: tokens.text.strong },
  code: {
    fontFamily: MONO,
    fontSize: 12,
    color: tokens.text.faint,
    overflowWrap: 'anywhere',
    textAlign: 'right',
  },
}));

const Sign = styled('span')(({ theme: { tokens } }) => ({
  flex: 'none',
  width: 14,
  color: tokens.ok.ink,
  '&[data-kind=take]': { color: tokens.bad.ink },
}));

const Consequence = styled('p')(({ theme }) => ({
  margin: '0 0 2px 22px',
  fontSize: 12,
  color: theme.tokens.warn.ink,
}));

const Together = styled(Button)({ minHeight: 24, padding: '0 4px', fontSize: 12, fontWeight: 600 });

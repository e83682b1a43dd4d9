/** The queue: what waits longest stands first; several can be passed at once. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  APPROVAL_TYPES,
  AUDIT_STATES,
  type DriverApproval,
  driverApprovalCalls,
  PASSED,
  PENDING,
} from '../../../contract/driver-approval.ts';
import { useMay } from '../../../data/session-context.tsx';
import { Framed } from '../../../kit/Framed.tsx';
import { formatCount } from '../../../kit/format/count.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';
import { Side } from '../../../kit/side.ts';
import { PageState } from '../../../kit/state/PageState.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { type ApprovalSearch, isNarrowed } from './approval-search.ts';
import { changedFacts } from './facts.ts';
import { useDecide } from './use-decide.ts';

interface ApprovalQueueProps {
  rows: readonly DriverApproval[];
  total: number;
  sought: ApprovalSearch;
  onSeek: (sought: ApprovalSearch) => void;
  openId: string | undefined;
  heldBy: (id: string) => string | undefined;
  onOpen: (id: string) => void;
  onBack: (request: DriverApproval) => void;
}

export function ApprovalQueue(props: ApprovalQueueProps) {
  const { rows, total, sought, onSeek, openId, heldBy, onOpen, onBack } = props;
  const translate = useTranslate();
  const mayAudit = useMay(driverApprovalCalls.decideApproval) && sought.auditStatus === PENDING;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const decide = useDecide(onBack);
  const picked = rows.filter(row => chosen.has(row.id));
  const pass = () => {
    decide(picked, { auditStatus: PASSED });
    setChosen(new Set());
  };
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  /** What becomes otherwise, or else of which kind it is. */
  const aboutOf = (row: DriverApproval) =>
    changedFacts(row)
      .map(fact => translate(`driverApproval.facts.${fact}`))
      .join(translate('common.listSeparator')) || translate(`driverApproval.type.${row.type}`);
  return (
    <Side width={328}>
      <Head>
        <h1>{translate('title.driverApproval')}</h1>
        <span>{translate('driverApproval.count', { smart_count: total, count: formatCount(total) })}</span>
      </Head>
      <Tools>
        <States role="group" aria-label={translate('driverApproval.field.auditStatus')}>
          {AUDIT_STATES.map(state => (
            <button
              key={state}
              type="button"
              aria-pressed={state === sought.auditStatus}
              onClick={() => onSeek({ ...sought, auditStatus: state })}
            >
              {translate(`driverApproval.state.${state}`)}
            </button>
          ))}
        </States>
        <NativeSelect
          value={String(sought.type ?? '')}
          input={<Framed />}
          inputProps={{ 'aria-label': translate('driverApproval.field.type') }}
          onChange={event => {
            const { type: _type, ...rest } = sought;
            const type = APPROVAL_TYPES.find(one => String(one) === event.target.value);
            onSeek(type === undefined ? rest : { ...rest, type });
          }}
        >
          <option value="">{translate('driverApproval.allTypes')}</option>
          {APPROVAL_TYPES.map(type => (
            <option key={type} value={type}>
              {translate(`driverApproval.type.${type}`)}
            </option>
          ))}
        </NativeSelect>
      </Tools>
      <Tools>
        <SearchBox
          value={sought.keyword}
          hint={translate('driverApproval.searchHint')}
          onSearch={keyword => onSeek({ ...sought, keyword: keyword.trim() })}
        />
        {mayAudit && picked.length > 0 && (
          <Button variant="outlined" color="inherit" onClick={pass}>
            {translate('driverApproval.passMany', { smart_count: picked.length })}
          </Button>
        )}
      </Tools>
      {rows.length === 0 ? (
        <NothingFound
          sought={sought}
          onClear={() => onSeek({ auditStatus: sought.auditStatus, keyword: '' })}
        />
      ) : (
        <List>
          {rows.map(row => {
            const by = heldBy(row.id);
            return (
              <li key={row.id} data-open={row.id === openId || undefined}>
                {mayAudit && (
                  <Checkbox
                    checked={chosen.has(row.id)}
                    disabled={by !== undefined}
                    onChange={() => toggle(row.id)}
                    slotProps={{
                      input: { 'aria-label': translate('driverApproval.select', { name: row.name }) },
                    }}
                  />
                )}
                <button
                  type="button"
                  aria-current={row.id === openId || undefined}
                  data-focus-next={row.id === openId || undefined}
                  onClick={() => onOpen(row.id)}
                >
                  <b>{row.name}</b>
                  <span>{aboutOf(row)}</span>
                  <small>
                    <code>{row.plateNum}</code>
                    {by !== undefined && (
                      <em>
                        <Lock size={12} aria-hidden /> {translate('driverApproval.heldBy', { by })}
                      </em>
                    )}
                    <Time isByClock value={row.auditTime ?? row.createdOn} />
                  </small>
                </button>
              </li>
            );
          })}
        </List>
      )}
    </Side>
  );
}

function NothingFound({ sought, onClear }: { sought: ApprovalSearch; onClear: () => void }) {
  const translate = useTranslate();
  if (!isNarrowed(sought)) return <PageState title={translate('driverApproval.none')} />;
  return (
    <PageState
      title={translate('kit.list.noMatch')}
      why={translate('kit.list.noMatchWhy')}
      action={
        <Button variant="outlined" color="inherit" onClick={onClear}>
          {translate('kit.list.clearFilters')}
        </Button>
      }
    />
  );
}

const Head = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'baseline',
  gap: 8,
  padding: '12px 16px 8px',
  h1: { margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  span: { color: tokens.text.faint },
}));

const Tools = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 8,
  padding: '0 16px 8px',
  '[role=search]': { flex: 1, minWidth: 0 },
  // the words of some languages leave it no room beside them
  '& > .MuiInputBase-root': { flex: '1 0 112px' },
});

const States = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  button: {
    minHeight: sizes.control,
    padding: '0 8px',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: tokens.text.faint,
    font: 'inherit',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '&[aria-pressed=true]': {
      borderBottomColor: tokens.accent.ink,
      color: tokens.text.strong,
      fontWeight: 600,
    },
  },
}));

const List = styled('ol')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  borderTop: `1px solid ${tokens.line}`,
  listStyle: 'none',
  li: {
    display: 'flex',
    alignItems: 'center',
    paddingLeft: 8,
    borderBottom: `1px solid ${tokens.line}`,
    '&[data-open]': { backgroundColor: tokens.accent.soft },
  },
  'li > button': {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0 8px',
    minWidth: 0,
    padding: '8px 16px 8px 8px',
    border: 0,
    background: 'none',
    color: tokens.text.strong,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
  },
  'b, span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  b: { maxWidth: 160, fontWeight: 600 },
  span: { textAlign: 'right' },
  small: {
    display: 'flex',
    gridColumn: '1 / -1',
    gap: 8,
    color: tokens.text.faint,
    fontSize: 12,
    time: { marginLeft: 'auto' },
  },
  code: { fontFamily: MONO },
  em: { display: 'inline-flex', gap: 4, alignItems: 'center', color: tokens.warn.ink, fontStyle: 'normal' },
}));

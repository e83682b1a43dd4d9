/** The queue of alarms: which vehicle, what, how often, how long ago, and who has it in hand. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SOS } from '../../contract/alarm.ts';
import { Time } from '../../kit/format/Time.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { Side } from '../../kit/side.ts';
import { PageState } from '../../kit/state/PageState.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { AlarmMark } from './AlarmMark.tsx';
import { AlarmState } from './AlarmState.tsx';
import { type AlarmGroup, isWaiting, timeOf } from './groups.ts';
import type { Only } from './only.ts';
import { SHOWN, type Shown } from './use-alarms.ts';

interface AlarmQueueProps {
  groups: readonly AlarmGroup[];
  shown: Shown;
  /** To what it is narrowed; with its tab everything is there again. */
  only: Only;
  onShow(shown: Shown): void;
  keyword: string;
  onSearch(keyword: string): void;
  openId: string | undefined;
  onOpen(id: string): void;
}

export function AlarmQueue(props: AlarmQueueProps) {
  const { groups, shown, only, onShow, keyword, onSearch, openId, onOpen } = props;
  const isNarrowed = Object.keys(only).length > 0;
  const translate = useTranslate();
  // the open one may be over already: the most urgent one comes next
  const nextId = groups.some(({ id }) => id === openId) ? openId : groups[0]?.id;
  return (
    <Side width={360}>
      <Title>{translate('title.alarm')}</Title>
      <Tools>
        <Tabs role="group" aria-label={translate('alarm.field.state')}>
          {SHOWN.map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === shown && !isNarrowed}
              onClick={() => onShow(each)}
            >
              {translate(`alarm.shown.${each}`)}
            </button>
          ))}
        </Tabs>
        <SearchBox
          value={keyword}
          hint={translate('alarm.searchHint')}
          onSearch={text => onSearch(text.trim())}
        />
      </Tools>
      {isNarrowed && (
        <Narrowed>
          {translate('alarm.only', {
            what: [
              only.alarmType !== undefined && translate(`alarm.alarmType.${only.alarmType}`),
              only.state !== undefined && translate(`alarm.state.${only.state}`),
            ]
              .filter(Boolean)
              .join(translate('common.listSeparator')),
          })}
          <Button onClick={() => onShow(shown)}>{translate('alarm.onlyEnds')}</Button>
        </Narrowed>
      )}
      {groups.length === 0 && (
        <PageState
          title={translate(keyword ? 'alarm.notFound' : `alarm.none.${shown}`)}
          why={translate(keyword ? 'alarm.notFoundWhy' : `alarm.noneWhy.${shown}`)}
        />
      )}
      <List aria-label={translate('alarm.queue')}>
        {groups.map(group => (
          <Row
            key={group.id}
            group={group}
            isOpen={group.id === openId}
            isNext={group.id === nextId}
            onOpen={onOpen}
          />
        ))}
      </List>
    </Side>
  );
}

interface RowProps {
  group: AlarmGroup;
  isOpen: boolean;
  /** One goes on from it once what had the focus is over. */
  isNext: boolean;
  onOpen(id: string): void;
}

function Row({ group, isOpen, isNext, onOpen }: RowProps) {
  const translate = useTranslate();
  const { latest, count } = group;
  const { alarmType, plateNumber, driverName, address, handleUser, isOverdue } = latest;
  const isSos = alarmType === SOS && isWaiting(group);
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        data-focus-next={isNext || undefined}
        data-alarm={group.id}
        data-sos={isSos || undefined}
        onClick={() => onOpen(group.id)}
      >
        <AlarmMark type={alarmType} isUrgent={isSos} />
        <b>{translate(`alarm.alarmType.${alarmType}`)}</b>
        {count > 1 && <em>{translate('alarm.times', { count })}</em>}
        <Time isByClock value={timeOf(latest)} />
        <span data-second>
          <code>{plateNumber}</code> {driverName}
        </span>
        <AlarmState alarm={latest} />
        <span data-third>{[address, handleUser].filter(Boolean).join(' · ')}</span>
        {isOverdue === 1 && <small>{translate('alarm.isOverdue')}</small>}
      </button>
    </li>
  );
}

const Title = styled('h1')({ margin: 0, padding: '10px 16px 4px', fontSize: 20, fontWeight: 600 });

const Tools = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  padding: '4px 16px 8px',
});

const Narrowed = styled('p')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '0 16px 4px',
  color: tokens.text.plain,
}));

const Tabs = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 12,
  button: {
    minHeight: Math.max(28, sizes.control),
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-pressed=true]': { borderColor: tokens.accent.mark, color: tokens.text.strong, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
  },
}));

const List = styled('ul')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  button: {
    display: 'grid',
    gridTemplateColumns: '16px auto auto 1fr auto',
    alignItems: 'center',
    gap: '2px 8px',
    width: '100%',
    padding: '8px 16px',
    border: 0,
    borderTop: `1px solid ${tokens.line}`,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&[aria-current]': {
      backgroundColor: tokens.accent.soft,
      boxShadow: `inset 3px 0 0 ${tokens.accent.mark}`,
    },
    '&[data-sos]': { backgroundColor: tokens.bad.soft },
    '&[data-sos][aria-current]': { boxShadow: `inset 3px 0 0 ${tokens.bad.ink}` },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  b: { gridColumn: 2, color: tokens.text.strong, fontWeight: 600 },
  em: { gridColumn: 3, color: tokens.text.faint, fontSize: 12, fontStyle: 'normal' },
  time: { gridColumn: 5, color: tokens.text.faint, fontSize: 12 },
  '[data-second]': {
    gridColumn: '2 / span 3',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '[data-third]': {
    gridColumn: '2 / span 3',
    overflow: 'hidden',
    color: tokens.text.faint,
    fontSize: 12,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  small: { gridColumn: 5, color: tokens.bad.ink, fontSize: 12 },
  code: { fontFamily: MONO, fontSize: 12 },
}));

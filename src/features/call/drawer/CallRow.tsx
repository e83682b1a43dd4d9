/** One call: which way it went, who it was, what came of it, and what it was about. */
import { styled, useTheme } from '@mui/material/styles';
import { ArrowDownLeft, ArrowUpRight, Check, ChevronDown, Pencil } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type CallRecord, UNTAGGED } from '../../../contract/call-record.ts';
import { formatClockOrDay, formatTime } from '../../../kit/format/time.ts';
import { Menu, MenuItem, Popover } from '../../../kit/menu/menu.tsx';
import { timeOf } from '../../../nouns/call/time-of.ts';
import { CallCard } from '../caller/CallCard.tsx';
import { useTagPress } from '../caller/use-tag-press.ts';
import { useCallTags } from '../use-call-tags.ts';
import { inkOf, useCallWords } from '../use-call-words.ts';
import { useTagging } from '../use-tagging.ts';

export function CallRow({ call }: { call: CallRecord }) {
  const translate = useTranslate();
  const { tokens } = useTheme();
  const { stateOf, lengthOf } = useCallWords();
  const pressTag = useTagPress();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { name, callno, isOldPerson, isDriver, calltype } = call;
  const Way = calltype === 'dialout' ? ArrowUpRight : ArrowDownLeft;
  const who = name || translate('call.unknown');
  const began = timeOf(call);
  return (
    <Row data-call={call.id} data-open={anchor !== null || undefined}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={translate('call.open', { who: `${who} ${callno ?? translate('call.hidden')}` })}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Way size={14} color={inkOf(call, tokens)} aria-label={translate(`call.type.${calltype}`)} />
        <b data-known={name ? '' : undefined}>{who}</b>
        {isOldPerson === 1 && <em>{translate('call.mark.isOldPerson')}</em>}
        {isDriver === 1 && <em>{translate('call.mark.isDriver')}</em>}
        <code>{callno ?? translate('call.hidden')}</code>
      </button>
      <div>
        <span style={{ color: inkOf(call, tokens) }}>{stateOf(call)}</span>
        <time title={formatTime(began)}>{clockOrDay(began)}</time>
        <span title={lengthOf(call)}>{withoutHours(lengthOf(call))}</span>
        <TagMenu call={call} />
      </div>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': who, onKeyDown: pressTag, sx: { width: 320, ml: 1 } },
        }}
      >
        <CallCard call={call} onTagged={() => setAnchor(null)} onLeave={() => setAnchor(null)} />
      </Popover>
    </Row>
  );
}

/** Of another day its day alone: for the clock as well there is no room, it is in the title. */
const clockOrDay = (time: number | null) => formatClockOrDay(time, Date.now()).slice(0, 'HH:mm'.length);

/** Few talk for an hour; of the others the hours would leave no room for the seconds. */
const withoutHours = (length: string) => length.replace(/^00:(?=\d\d:)/, '');

/** What it was about, or the way to say it. */
function TagMenu({ call }: { call: CallRecord }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { tags, error, ask } = useCallTags();
  const { tag, mayTag, pendingId } = useTagging();
  const isUntagged = call.tagging === UNTAGGED;
  const text = call.taggingText ?? tags.find(({ value }) => value === call.tagging)?.label ?? call.tagging;
  const open = (target: HTMLElement) => {
    if (error) ask();
    setAnchor(target);
  };
  return (
    <Tagged>
      {!isUntagged && (
        <span title={translate('call.isTagged')}>
          <Check size={12} aria-label={translate('call.isTagged')} /> <b>{text}</b>
        </span>
      )}
      {mayTag &&
        (isUntagged ? (
          <button
            type="button"
            data-frame
            aria-haspopup="menu"
            disabled={pendingId !== null}
            onClick={event => open(event.currentTarget)}
          >
            {translate('call.tag')} <ChevronDown size={12} aria-hidden />
          </button>
        ) : (
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={translate('call.tagAnew')}
            disabled={pendingId !== null}
            onClick={event => open(event.currentTarget)}
          >
            <Pencil size={12} aria-hidden />
          </button>
        ))}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tags.length === 0 && (
          <MenuItem disabled>{translate(error ? 'call.loadFailed' : 'call.noData')}</MenuItem>
        )}
        {tags.map(({ value, label }) => (
          <MenuItem
            key={value}
            selected={value === call.tagging}
            onClick={() => {
              setAnchor(null);
              tag(call, value);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Tagged>
  );
}

const Row = styled('li')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '6px 12px',
  borderBottom: `1px solid ${tokens.line}`,
  '&:hover': { backgroundColor: tokens.hover },
  '&[data-open]': { backgroundColor: tokens.accent.soft, boxShadow: `inset 3px 0 0 ${tokens.accent.mark}` },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 2 },
  },
  svg: { flex: 'none' },
  b: { minWidth: 0, overflow: 'hidden', fontWeight: 400, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'b[data-known]': { color: tokens.text.strong, fontWeight: 600 },
  em: {
    flex: 'none',
    padding: '0 4px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: 3,
    fontSize: 12,
    fontStyle: 'normal',
    lineHeight: '16px',
  },
  code: { flex: 'none', marginLeft: 'auto', fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 26,
    paddingLeft: 20,
    color: tokens.text.plain,
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // how long it took gives way to what it was about
  'time + span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
}));

const Tagged = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  maxWidth: 112,
  marginLeft: 'auto',
  color: tokens.text.strong,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4, minWidth: 0 },
  '& > span svg': { color: tokens.ok.ink },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 24,
    minHeight: 24,
    padding: 4,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.accent.ink,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
  },
  'button[data-frame]': {
    padding: '0 6px',
    border: `1px solid ${tokens.edge}`,
    backgroundColor: tokens.surface,
    color: tokens.text.plain,
  },
}));

/** The channels of a day: whose statement is there, what both sides count, and what is not explained yet. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FileCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ChannelOfDay } from '../../../contract/reconciliation-records.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import { formatCount, formatYuan } from '../../../kit/format/count.ts';
import { NOTHING } from '../../../kit/format/nothing.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { FigureLink } from '../../../nouns/statistics/FigureLink.tsx';
import { ourListPath } from './our-lists.ts';
import { useResultWords } from './use-result-words.ts';

interface ChannelTableProps {
  day: string;
  channels: readonly ChannelOfDay[];
  /** That of the difference in view. */
  current: StatementChannel | undefined;
  /** Absent where statements cannot be brought in. */
  onImport: (() => void) | undefined;
  onLines: (channel: StatementChannel) => void;
  onChannel: (channel: StatementChannel) => void;
}

export function ChannelTable({ day, channels, current, onImport, onLines, onChannel }: ChannelTableProps) {
  const translate = useTranslate();
  const word = (key: string) => translate(`reconciliationDesk.channels.${key}`);
  const heads = [
    'channel',
    'statement',
    'ourCount',
    'ourAmount',
    'theirCount',
    'theirAmount',
    'gap',
    'result',
  ];
  return (
    <Scroll tabIndex={-1}>
      <Table>
        <caption>{word('caption')}</caption>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col" data-number={NUMBERS.has(head) || undefined}>
                {word(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map(one => (
            <tr key={one.channel} data-current={one.channel === current || undefined}>
              <th scope="row">
                <b>{translate(`reconciliation.channel.${one.channel}`)}</b>{' '}
                <span>{word(`about.${one.channel}`)}</span>
              </th>
              <td>
                <Statement of={one} onImport={onImport} />
              </td>
              <td data-number>
                <OurCount day={day} of={one} />
              </td>
              <td data-number>{formatYuan(one.platformIn.amount - one.platformOut.amount)}</td>
              <td data-number>
                {one.channelIn && one.channelOut ? (
                  <Lead
                    type="button"
                    aria-label={translate('reconciliationDesk.channels.lines', {
                      channel: translate(`reconciliation.channel.${one.channel}`),
                      smart_count: one.channelIn.count + one.channelOut.count,
                    })}
                    onClick={() => onLines(one.channel)}
                  >
                    {formatCount(one.channelIn.count + one.channelOut.count)}
                  </Lead>
                ) : (
                  NOTHING
                )}
              </td>
              <td data-number>
                {one.channelIn && one.channelOut
                  ? formatYuan(one.channelIn.amount - one.channelOut.amount)
                  : NOTHING}
              </td>
              <td data-number data-gap={one.openGap !== 0 || undefined}>
                {one.batch || one.waiting > 0 ? formatYuan(one.openGap) : NOTHING}
              </td>
              <td>
                <Result of={one} onChannel={onChannel} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const NUMBERS: ReadonlySet<string> = new Set(['ourCount', 'ourAmount', 'theirCount', 'theirAmount', 'gap']);

function Statement({ of, onImport }: { of: ChannelOfDay; onImport: (() => void) | undefined }) {
  const translate = useTranslate();
  const { batch, result } = of;
  if (result === 'importing')
    return <StatusMark tone="off">{translate('reconciliationDesk.channels.importing')}</StatusMark>;
  if (batch)
    return (
      <Brought title={`${batch.fileName} ${translate(`reconciliation.batchState.${batch.state}`)}`}>
        <FileCheck size={16} aria-hidden />
        <Time value={batch.importedOn} isByClock /> {batch.importedBy}
      </Brought>
    );
  if (result === 'none') return <>{NOTHING}</>;
  return (
    <Brought>
      <StatusMark tone="warn">{translate('reconciliationDesk.channels.missing')}</StatusMark>
      {onImport && (
        <Button size="small" onClick={onImport} sx={{ minHeight: 24, padding: '0 4px' }}>
          {translate('reconciliationDesk.channels.import')}
        </Button>
      )}
    </Brought>
  );
}

/** Incomes and outlays have a list each. */
function OurCount({ day, of }: { day: string; of: ChannelOfDay }) {
  const translate = useTranslate();
  const { channel, platformIn, platformOut } = of;
  const sides = (
    [
      ['in', platformIn],
      ['out', platformOut],
    ] as const
  ).filter(([, { count }]) => count > 0);
  if (sides.length === 0) return <>0</>;
  return (
    <>
      {sides.map(([side, { count }], at) => (
        <span key={side} title={translate(`reconciliationDesk.channels.${side}`, { smart_count: count })}>
          {at > 0 && ' + '}
          <FigureLink to={ourListPath(side, { day, channel })}>{formatCount(count)}</FigureLink>
        </span>
      ))}
    </>
  );
}

function Result({ of, onChannel }: { of: ChannelOfDay; onChannel: (channel: StatementChannel) => void }) {
  const { tone, text } = useResultWords()(of);
  const mark = <StatusMark tone={tone}>{text}</StatusMark>;
  if (of.waiting + of.handled === 0) return mark;
  return (
    <Lead type="button" data-plain="" onClick={() => onChannel(of.channel)}>
      {mark}
    </Lead>
  );
}

const Scroll = styled('div')({ flex: 'none', overflowX: 'auto' });

const Table = styled('table')(({ theme: { tokens } }) => ({
  width: '100%',
  minWidth: 860,
  borderCollapse: 'collapse',
  caption: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  'th, td': {
    height: 32,
    padding: '0 8px',
    borderBottom: `1px solid ${tokens.line}`,
    fontWeight: 400,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  'th:first-of-type': { paddingLeft: 16 },
  'td:last-of-type, thead th:last-of-type': { paddingLeft: 24 },
  'thead th': { height: 28, fontSize: 12, color: tokens.text.plain },
  'tbody th span': { color: tokens.text.faint },
  'tbody th b': { fontWeight: 600, color: tokens.text.strong },
  '[data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '[data-gap]': { fontWeight: 600, color: tokens.text.strong },
  '[data-current] > *': { backgroundColor: tokens.accent.soft },
}));

const Brought = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '& > svg': { flex: 'none', color: tokens.ok.ink },
}));

const Lead = styled('button')(({ theme: { tokens } }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: tokens.edge,
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:hover': { color: tokens.accent.ink, textDecorationColor: 'currentcolor' },
  '&[data-plain]:not(:hover)': { textDecoration: 'none' },
}));

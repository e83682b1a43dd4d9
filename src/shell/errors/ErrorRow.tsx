import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { formatTime } from '../../kit/format/time.ts';
import { CopyButton } from '../../kit/state/CopyButton.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { type ErrorEntry, textOf } from './error-entry.ts';

interface ErrorRowProps {
  entry: ErrorEntry;
  isOpen: boolean;
  onToggle: () => void;
}

export function ErrorRow({ entry, isOpen, onToggle }: ErrorRowProps) {
  const id = useId();
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <tr>
        <td>{formatTime(entry.lastOn)}</td>
        <td>
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
            sx={theme => ({
              display: 'flex',
              alignItems: 'flex-start',
              justifyContent: 'flex-start',
              gap: 1,
              width: '100%',
              minHeight: 24,
              textAlign: 'start',
              fontSize: 'inherit',
              lineHeight: 1.5,
              color: theme.tokens.accent.ink,
            })}
          >
            <Box component={Arrow} size={14} aria-hidden sx={{ flex: 'none', mt: '3px' }} />
            <Said isOpen={isOpen}>
              {entry.name}: {entry.message}
            </Said>
          </ButtonBase>
        </td>
        <td className="wide">{entry.view}</td>
        <td className="number">{entry.count}</td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={4}>
            <Details entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
}

function Details({ entry }: { entry: ErrorEntry }) {
  const translate = useTranslate();
  const facts: [label: string, value: string][] = [
    [translate('errorLog.view'), entry.view],
    [translate('errorLog.url'), entry.url],
    [translate('errorLog.first'), entry.count > 1 ? formatTime(entry.firstOn) : ''],
    [translate('errorLog.version'), entry.version],
    [translate('errorLog.trace'), entry.traceId],
  ];
  return (
    <>
      <Facts>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      <Code label={translate('errorLog.stack')} text={entry.stack} />
      <Code label={translate('errorLog.info')} text={entry.info} />
      <CopyButton text={textOf(entry)} label={translate('errorLog.copy')} />
    </>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  const id = useId();
  if (!text) return null;
  return (
    <>
      <Box id={id} sx={{ fontSize: 12, color: 'text.secondary' }}>
        {label}
      </Box>
      {/* it scrolls, so a keyboard has to reach it */}
      <Lines tabIndex={0} role="region" aria-labelledby={id}>
        {text}
      </Lines>
    </>
  );
}

const Said = styled('span', { shouldForwardProp: name => name !== 'isOpen' })<{ isOpen: boolean }>(
  ({ isOpen }) => ({
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...(!isOpen && {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
    }),
  }),
);
const Facts = styled('dl')(({ theme }) => ({
  margin: '0 0 8px',
  '& > div': { display: 'flex', gap: 8 },
  '& dt': { flex: 'none', width: 72, fontSize: 12, color: theme.tokens.text.faint },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}));
const Lines = styled('pre')(({ theme }) => ({
  margin: '0 0 8px',
  padding: 8,
  maxHeight: 200,
  overflow: 'auto',
  borderRadius: theme.shape.borderRadius,
  fontFamily: MONO,
  fontSize: 12,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.tokens.sunken,
}));

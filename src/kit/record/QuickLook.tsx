/** One record beside its list: slides in from the right, and the list goes on under it. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { BAR } from '../bars.ts';
import { MOTION_MS } from '../theme/tokens.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { useShortcut } from '../use-shortcut.ts';

interface QuickLookProps {
  title: string;
  /** Beside the title: a state, in a word. */
  status?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  /** Over a third of the list, which goes on: the focus stays in its rows, and the panel follows it. */
  isBeside?: boolean;
  children: ReactNode;
}

export function QuickLook(props: QuickLookProps) {
  const { title, status, actions, onClose, isBeside = false, children } = props;
  const translate = useTranslate();
  const panel = useFocusKept<HTMLElement>();
  useShortcut('escape', onClose, { isAlways: true, label: 'settings.keys.closeLook', group: 'record' });
  // who opened it by key reads on here, and is back at his row when it closes
  useEffect(() => {
    if (isBeside) return;
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isBeside, panel]);
  return (
    <Panel ref={panel} tabIndex={-1} aria-label={title} data-beside={isBeside || undefined}>
      <Head>
        <h2>{title}</h2>
        {status}
        <IconButton
          aria-label={translate('kit.record.closeLook')}
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      {actions && <Foot {...BAR}>{actions}</Foot>}
    </Panel>
  );
}

/** Of a list, with its line. */
const FOOT_HEIGHT = 41;

const Panel = styled('aside')(({ theme: { tokens, breakpoints } }) => ({
  position: 'absolute',
  inset: '0 0 0 auto',
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(600px, 60%)',
  '&[data-beside]': { width: 'max(380px, 36%)' },
  backgroundColor: tokens.surface,
  borderLeft: `1px solid ${tokens.edge}`,
  boxShadow: tokens.shadow,
  outline: 'none',
  animation: `slide-in ${MOTION_MS}ms ease-out`,
  '@keyframes slide-in': { from: { transform: 'translateX(24px)', opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  // the pager under it stays in reach
  [breakpoints.up('md')]: { bottom: FOOT_HEIGHT },
  [breakpoints.down('md')]: { '&, &[data-beside]': { width: '100%', borderLeft: 0 } },
}));

const Head = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '0 8px 0 16px',
  borderBottom: `1px solid ${tokens.line}`,
  h2: { margin: 0, minWidth: 0, fontSize: 16, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > button': { marginLeft: 'auto' },
}));

const Body = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });

const Foot = styled('footer')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 8,
  padding: '8px 16px',
  borderTop: `1px solid ${tokens.line}`,
}));

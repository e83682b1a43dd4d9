/** A panel beside a map, at the left unless it says otherwise: it folds away behind a button. On a phone it takes the lower part. */
import { styled } from '@mui/material/styles';
import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { floating } from '../../kit/float.ts';
import { useIsNarrow } from '../../kit/TwoPanes.tsx';
import type { Margins } from '../../map/projection.ts';
import { Bare } from './parts.ts';

/** Pixels between what floats and the edge of the map. */
export const EDGE = 12;
const PANEL = 344;

export type Side = 'left' | 'right';

interface FoldingPanelProps {
  side?: Side;
  /** Pixels. */
  width?: number;
  /** By which it folds and unfolds. */
  foldKey?: string;
  isFolded: boolean;
  unfoldLabel: string;
  onUnfold(): void;
  /** How far down it begins on a phone, of the height of the map. */
  phoneTop: string;
  /** On a phone it takes all of the width, down to the edge. */
  isWhole?: boolean;
  /** Beside the button that unfolds it: what one would see if it were open. */
  unfoldMark?: ReactNode;
  /** Something else has its place on a phone. */
  isCovered?: boolean;
  /** A `PanelFrame`; kept, and not shown, while it is folded. */
  children: ReactNode;
}

export function FoldingPanel(props: FoldingPanelProps) {
  const { side = 'left', width = PANEL, foldKey = FOLD_KEY } = props;
  const { isFolded, unfoldLabel, onUnfold, phoneTop, isWhole = false, isCovered, children } = props;
  const Mark = side === 'left' ? PanelLeftOpen : PanelRightOpen;
  return (
    <>
      <Place
        hidden={isFolded}
        data-covered={isCovered || undefined}
        side={side}
        width={width}
        phoneTop={phoneTop}
        phoneEdge={isWhole ? 0 : EDGE}
      >
        {children}
      </Place>
      {isFolded && (
        <Unfold
          type="button"
          side={side}
          aria-label={unfoldLabel}
          aria-keyshortcuts={foldKey}
          onClick={onUnfold}
        >
          <Mark size={16} aria-hidden />
          {props.unfoldMark}
        </Unfold>
      )}
    </>
  );
}

const FOLD_KEY = 'L';

/** For the head of the panel. */
export function FoldButton(props: { label: string; side?: Side; foldKey?: string; onFold(): void }) {
  const { label, side = 'left', foldKey = FOLD_KEY, onFold } = props;
  const Mark = side === 'left' ? PanelLeftClose : PanelRightClose;
  return (
    <Bare type="button" aria-label={label} aria-keyshortcuts={foldKey} onClick={onFold}>
      <Mark size={16} aria-hidden />
    </Bare>
  );
}

/** What the panel leaves free. @param bottom pixels that lie under the foot */
export function useMarginsBeside(isFolded: boolean, bottom: number): Margins {
  const isNarrow = useIsNarrow();
  return useMemo(
    () => ({ left: isFolded || isNarrow ? EDGE : PANEL + 2 * EDGE, right: EDGE, top: EDGE, bottom }),
    [isFolded, isNarrow, bottom],
  );
}

export const PanelFrame = styled('section')(({ theme: { tokens } }) => ({
  ...floating(tokens),
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
}));

/** One of several panes is open: its button is pressed. */
export const PanelTabs = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 16,
  padding: '0 4px 0 12px',
  borderBottom: `1px solid ${tokens.line}`,
  '& > button[aria-pressed]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 34,
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      borderColor: tokens.accent.mark,
      color: tokens.text.strong,
      fontWeight: 600,
    },
  },
  '& > button:not([aria-pressed])': { marginLeft: 'auto' },
}));

interface PlaceProps {
  side: Side;
  width: number;
  phoneTop: string;
  phoneEdge: number;
}

const OF_PLACE: ReadonlySet<PropertyKey> = new Set(['side', 'width', 'phoneTop', 'phoneEdge']);

const Place = styled('div', { shouldForwardProp: name => !OF_PLACE.has(name) })<PlaceProps>(
  ({ theme, side, width, phoneTop, phoneEdge }) => ({
    position: 'absolute',
    zIndex: 2,
    top: EDGE,
    bottom: EDGE,
    [side]: EDGE,
    width,
    '&[hidden]': { display: 'none' },
    [theme.breakpoints.down('md')]: {
      top: phoneTop,
      bottom: phoneEdge,
      left: phoneEdge,
      right: phoneEdge,
      width: 'auto',
      ...(phoneEdge === 0 && { '& > section': { border: 0, borderRadius: 0 } }),
      '&[data-covered]': { display: 'none' },
    },
  }),
);

const Unfold = styled('button', { shouldForwardProp: name => name !== 'side' })<{ side: Side }>(
  ({ theme: { tokens }, side }) => ({
    ...floating(tokens),
    position: 'absolute',
    zIndex: 2,
    top: EDGE,
    [side]: EDGE,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 36,
    padding: '0 9px',
    color: tokens.text.strong,
    font: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  }),
);

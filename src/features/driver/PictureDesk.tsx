/** Pictures to look at closely: one large, the others below; zoomed and turned by key or button. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Key } from '../../kit/Key.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { useShortcut } from '../../kit/use-shortcut.ts';

export interface ShownPicture {
  key: string;
  label: string;
  src: string;
}

export function PictureDesk({ pictures }: { pictures: readonly ShownPicture[] }) {
  const translate = useTranslate();
  const [at, setAt] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const [turns, setTurns] = useState(0);
  const shown = pictures[Math.min(at, pictures.length - 1)];
  const show = (next: number) => {
    setAt((next + pictures.length) % pictures.length);
    setZoomed(false);
    setTurns(0);
  };
  const isEnabled = shown !== undefined;
  const group = 'record';
  useShortcut('z', () => setZoomed(is => !is), { isEnabled, label: 'driverApproval.keys.zoom', group });
  useShortcut('t', () => setTurns(turn => turn + 1), { isEnabled, label: 'driverApproval.keys.turn', group });
  useShortcut('right', () => show(at + 1), { isEnabled, label: 'driverApproval.keys.nextPicture', group });
  useShortcut('left', () => show(at - 1), { isEnabled, label: 'driverApproval.keys.lastPicture', group });
  if (!shown) return <PageState title={translate('driverApproval.noPictures')} />;
  const zoom = translate(isZoomed ? 'driverApproval.zoomOut' : 'driverApproval.zoomIn');
  const turn = translate('driverApproval.turn');
  return (
    <Desk aria-label={translate('driverApproval.pictures')}>
      <Bar>
        <b>{shown.label}</b>
        <IconButton aria-label={zoom} aria-keyshortcuts="Z" onClick={() => setZoomed(!isZoomed)}>
          {isZoomed ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
          <Key>Z</Key>
        </IconButton>
        <IconButton aria-label={turn} aria-keyshortcuts="T" onClick={() => setTurns(turns + 1)}>
          <RotateCw aria-hidden />
          <Key>T</Key>
        </IconButton>
      </Bar>
      <Stage tabIndex={0} role="group" aria-label={shown.label} data-zoomed={isZoomed || undefined}>
        <img src={shown.src} alt={shown.label} style={{ transform: `rotate(${turns * 90}deg)` }} />
      </Stage>
      {pictures.length > 1 && (
        <Strip>
          {pictures.map((picture, index) => (
            <li key={picture.key}>
              <button type="button" aria-current={index === at || undefined} onClick={() => show(index)}>
                <img src={picture.src} alt="" />
                {picture.label}
              </button>
            </li>
          ))}
        </Strip>
      )}
    </Desk>
  );
}

const Desk = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 320,
  borderLeft: `1px solid ${tokens.line}`,
  [breakpoints.down('lg')]: { borderLeft: 0 },
}));

const Bar = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  padding: '4px 8px 4px 16px',
  b: { flex: 1, fontWeight: 600 },
  svg: { width: 18, height: 18 },
  button: { borderRadius: 4, width: 'auto', padding: '4px 8px' },
});

const Stage = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 240,
  overflow: 'auto',
  backgroundColor: tokens.sunken,
  img: { maxWidth: '92%', maxHeight: 'min(52vh, 480px)', objectFit: 'contain' },
  '&[data-zoomed]': { display: 'block' },
  '&[data-zoomed] img': { maxWidth: 'none', maxHeight: 'none', width: '190%' },
}));

const Strip = styled('ol')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 8,
  margin: 0,
  padding: '8px 16px',
  overflowX: 'auto',
  listStyle: 'none',
  button: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    padding: 4,
    border: `1px solid ${tokens.line}`,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.faint,
    font: 'inherit',
    fontSize: 12,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-current]': { borderColor: tokens.accent.ink, color: tokens.text.strong },
  },
  img: { width: 72, height: 52, objectFit: 'cover', borderRadius: 2 },
}));

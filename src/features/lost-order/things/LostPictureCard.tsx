/** One picture. A paper is a blur until somebody says why he has to see it, and one again when its address ends. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Eye } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { type LostPicture, lostPictureCalls } from '../../../contract/lost-picture.ts';
import { REVEAL_REASONS, REVEAL_SHOWN_MS } from '../../../contract/reveal.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Menu, MenuItem } from '../../../kit/menu/menu.tsx';
import { PictureCard } from '../../../nouns/picture/PictureCard.tsx';

export const WORDS = 'lostThings.picture';

interface LostPictureCardProps {
  picture: LostPicture;
  /** Unset for who may only look. */
  onRemove: (() => void) | undefined;
}

export function LostPictureCard({ picture, onRemove }: LostPictureCardProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { id, isPaper, preview, url } = picture;
  const { mutate, data, error, isPending, reset } = useCall(lostPictureCalls.showLostPaper);
  useEffect(() => {
    if (!data) return undefined;
    const over = setTimeout(reset, REVEAL_SHOWN_MS);
    return () => clearTimeout(over);
  }, [data, reset]);
  const shown = url ?? data?.url;
  return (
    <PictureCard
      words={WORDS}
      picture={picture}
      url={shown}
      placeholder={
        <Blurred>{preview && <img src={preview} alt={translate('lostThings.picture.blurred')} />}</Blurred>
      }
      acts={
        <>
          {isPaper === 1 && !shown && (
            <ShowButton isPending={isPending} onShow={reason => mutate({ body: { id, reason } })} />
          )}
          {onRemove && (
            <Button color="inherit" onClick={onRemove}>
              {translate('lostThings.picture.remove')}
            </Button>
          )}
        </>
      }
    >
      {error && <small role="alert">{describe(error).text}</small>}
    </PictureCard>
  );
}

type Reason = (typeof REVEAL_REASONS)[number];

function ShowButton({ isPending, onShow }: { isPending: boolean; onShow(reason: Reason): void }) {
  const translate = useTranslate();
  const may = useMay(lostPictureCalls.showLostPaper);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!may) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        loading={isPending}
        aria-haspopup="menu"
        startIcon={<Eye size={14} aria-hidden />}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('lostThings.picture.show')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': translate('lostThings.picture.showWhy') } }}
      >
        {REVEAL_REASONS.map(reason => (
          <MenuItem
            key={reason}
            onClick={() => {
              setAnchor(null);
              onShow(reason);
            }}
          >
            {translate(`kit.masked.reason.${reason}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const Blurred = styled('div')(({ theme: { tokens } }) => ({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: 4,
  backgroundColor: tokens.sunken,
  img: { objectFit: 'cover', filter: 'blur(6px)' },
}));

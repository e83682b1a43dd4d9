import ButtonBase from '@mui/material/ButtonBase';
import { VolumeX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useBarWidth, WIDE_BAR } from '../../kit/bar/bar-width.ts';
import { useRingerState } from '../../kit/sound/use-ringer.ts';
import { Tip } from '../../kit/Tip.tsx';

export default function BlockedSound() {
  const translate = useTranslate();
  const isBrief = useBarWidth() < WIDE_BAR;
  if (useRingerState() !== 'blocked') return null;
  const words = translate('notification.sound.blocked');
  const why = translate('notification.sound.why');
  return (
    <Tip title={why}>
      {/* a click anywhere in the page lets it ring: this one needs to do nothing itself */}
      <ButtonBase
        aria-label={words}
        aria-description={why}
        sx={theme => ({
          flex: 'none',
          gap: 1.5,
          height: 24,
          px: 2,
          borderRadius: 1,
          fontSize: 12,
          whiteSpace: 'nowrap',
          color: theme.tokens.warn.ink,
          backgroundColor: theme.tokens.warn.soft,
          [theme.breakpoints.down('md')]: { minWidth: 36, height: 36 },
        })}
      >
        <VolumeX size={14} strokeWidth={1.75} aria-hidden />
        {!isBrief && <span>{words}</span>}
      </ButtonBase>
    </Tip>
  );
}

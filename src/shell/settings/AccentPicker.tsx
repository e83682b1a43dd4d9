/** The theme colour: one of a few, or any; and what becomes of it where it must be read. */
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { usePreference } from '../../kit/preference.ts';
import { accent } from '../../kit/preferences.ts';
import { ACCENT_PRESETS } from '../../kit/theme/tokens.ts';

const PRESETS = Object.entries(ACCENT_PRESETS);
const CODE = /^#?([\da-f]{6})$/i;

export function AccentPicker() {
  const translate = useTranslate();
  const id = useId();
  const chosen = usePreference(accent);
  // what is being typed, until it is a colour
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !CODE.test(typed.trim());
  const handleType = (text: string) => {
    setTyped(text);
    const digits = CODE.exec(text.trim())?.[1];
    if (digits) accent.write(`#${digits.toLowerCase()}`);
  };
  const handlePick = (colour: string) => {
    setTyped(undefined);
    accent.write(colour.toLowerCase());
  };

  return (
    <Picker>
      <legend>{translate('settingsDrawer.accent.label')}</legend>
      <div className="presets">
        {PRESETS.map(([name, colour]) => (
          <label key={name} title={translate(`settingsDrawer.accent.preset.${name}`)}>
            <input
              type="radio"
              name={id}
              checked={chosen === colour}
              aria-label={translate(`settingsDrawer.accent.preset.${name}`)}
              onChange={() => handlePick(colour)}
            />
            <Swatch colour={colour} />
          </label>
        ))}
      </div>
      <div className="own">
        <input
          type="color"
          value={chosen}
          aria-label={translate('settingsDrawer.accent.own')}
          onChange={event => handlePick(event.target.value)}
        />
        <InputBase
          value={typed ?? chosen}
          onChange={event => handleType(event.target.value)}
          onBlur={() => setTyped(undefined)}
          error={isWrong}
          inputProps={{
            'aria-label': translate('settingsDrawer.accent.code'),
            'aria-describedby': `${id}-wrong`,
            maxLength: 7,
            spellCheck: false,
            autoComplete: 'off',
          }}
        />
        <span id={`${id}-wrong`} role="alert">
          {isWrong && translate('settingsDrawer.accent.wrong')}
        </span>
      </div>
      <Sample aria-hidden="true">
        <span className="words">{translate('settingsDrawer.accent.sample.words')}</span>
        <span className="button">{translate('settingsDrawer.accent.sample.button')}</span>
        <span className="chosen">{translate('settingsDrawer.accent.sample.chosen')}</span>
      </Sample>
      <p>{translate('settingsDrawer.accent.shaded')}</p>
    </Picker>
  );
}

const Swatch = styled('span', { shouldForwardProp: name => name !== 'colour' })<{ colour: string }>(
  ({ colour }) => ({ backgroundColor: colour }),
);

const Picker = styled('fieldset')(({ theme: { tokens, sizes, breakpoints } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: 4, color: tokens.text.plain },
  '.presets': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  label: { position: 'relative', width: 24, height: 24, [breakpoints.down('md')]: { width: 28, height: 28 } },
  'label input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  'label span': { display: 'block', height: '100%', borderRadius: 4, border: `1px solid ${tokens.outline}` },
  // not by colour alone: the chosen one stands in a frame
  'label input:checked + span': { boxShadow: `0 0 0 2px ${tokens.float}, 0 0 0 4px ${tokens.text.strong}` },
  'label input:focus-visible + span': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 5 },
  '.own': { display: 'flex', alignItems: 'center', gap: 8, marginTop: 12 },
  'input[type=color]': {
    flex: 'none',
    width: 40,
    height: Math.max(24, sizes.control),
    padding: 2,
    border: `1px solid ${tokens.outline}`,
    borderRadius: 4,
    backgroundColor: tokens.surface,
    cursor: 'pointer',
  },
  '.MuiInputBase-root': {
    width: 96,
    padding: '0 8px',
    border: `1px solid ${tokens.outline}`,
    borderRadius: 4,
    backgroundColor: tokens.surface,
    '&.Mui-focused': { borderColor: tokens.accent.ink },
    '&.Mui-error': { borderColor: tokens.bad.ink },
    'input:focus-visible': { outline: 'none' },
  },
  '[role=alert]': { color: tokens.bad.ink, fontSize: 12 },
  p: { margin: '4px 0 0', color: tokens.text.faint, fontSize: 12 },
}));

const Sample = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  gap: 8,
  marginTop: 12,
  fontSize: 12,
  span: { padding: '2px 8px', borderRadius: 4 },
  '.words': { paddingLeft: 0, color: tokens.accent.ink },
  '.button': { color: tokens.accent.onFill, fontWeight: 600, backgroundColor: tokens.accent.fill },
  '.chosen': {
    color: tokens.text.strong,
    backgroundColor: tokens.accent.soft,
    boxShadow: `inset 3px 0 ${tokens.accent.mark}`,
  },
}));

/** Buttons, switches, chips, marks, and the short messages. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Bell, Pencil, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ByWidth } from '../../src/kit/ByWidth.tsx';
import { BarButton } from '../../src/kit/bar/BarButton.tsx';
import { BarCounter } from '../../src/kit/bar/BarCounter.tsx';
import { MiddleCut } from '../../src/kit/format/MiddleCut.tsx';
import { Time } from '../../src/kit/format/Time.tsx';
import { Key } from '../../src/kit/Key.tsx';
import { LatePart } from '../../src/kit/late.tsx';
import { MaskedValue } from '../../src/kit/masked/MaskedValue.tsx';
import { Countdown } from '../../src/kit/masked/WhileShown.tsx';
import { StatusMark } from '../../src/kit/StatusMark.tsx';
import { CopyButton } from '../../src/kit/state/CopyButton.tsx';
import { VisuallyHidden } from '../../src/kit/VisuallyHidden.tsx';
import { ToolButton } from '../../src/resource/jobs/ToolButton.tsx';
import { CountBadge } from '../../src/shell/CountBadge.tsx';
import { noop, revealing } from './examples.ts';
import { Shelf } from './shelf.tsx';

const VARIANTS = ['contained', 'outlined', 'text'] as const;
const COLOURS = ['primary', 'inherit', 'error', 'success', 'warning', 'info'] as const;
const TONES = ['ok', 'off', 'warn', 'bad'] as const;
const SEVERITIES = ['info', 'success', 'warning', 'error'] as const;

const failing = () => Promise.reject(new Error('no chunk'));

export function Controls() {
  const translate = useTranslate();
  const save = translate('kit.record.save');
  const word = translate('title.driver');
  return (
    <>
      {VARIANTS.map(variant => (
        <Shelf key={variant} of={`Button ${variant}`}>
          {COLOURS.map(color => (
            <Button key={color} variant={variant} color={color} startIcon={<Plus aria-hidden />}>
              {save}
              <Key>Ctrl S</Key>
            </Button>
          ))}
          <Button variant={variant} disabled>
            {save}
          </Button>
          <Button variant={variant} loading>
            {save}
          </Button>
        </Shelf>
      ))}
      <Shelf of="IconButton">
        {(['default', ...COLOURS] as const).map(color => (
          <IconButton key={color} color={color} aria-label={save}>
            <Pencil aria-hidden />
          </IconButton>
        ))}
        <IconButton disabled aria-label={save}>
          <Pencil aria-hidden />
        </IconButton>
        <BarButton label={word} panelId="none" isOpen={false} onOpen={noop}>
          <Bell aria-hidden />
          <CountBadge count={128} />
        </BarButton>
        <BarCounter word={word} icon={Bell} label={word} count={12} to="/driver/info" />
        <BarCounter word={word} icon={Bell} label={word} count={undefined} to="/driver/info" />
        <ToolButton label={word} icon={<Plus aria-hidden />} onClick={noop} />
        <ToolButton label={word} icon={<Plus aria-hidden />} isPressed onClick={noop} />
        <CopyButton text="1" label={translate('kit.copy')} />
        <CopyButton text="1" label={translate('kit.copy')} variant="outlined" />
      </Shelf>
      <Shelf of="Checkbox, Radio, Switch">
        {[Checkbox, Radio, Switch].flatMap((Box, kind) =>
          [{}, { checked: true }, { disabled: true }, { checked: true, disabled: true }].map((state, at) => (
            <FormControlLabel
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              key={`${kind} ${at}`}
              {...state}
              control={<Box onChange={noop} />}
              label={word}
            />
          )),
        )}
        <FormControlLabel control={<Checkbox indeterminate />} label={word} />
      </Shelf>
      <Shelf of="Chip, StatusMark">
        <Chip label={word} />
        <Chip label={word} onDelete={noop} size="small" />
        <Chip label={word} variant="outlined" onClick={noop} />
        <Chip label={word} disabled />
        {TONES.map(tone => (
          <StatusMark key={tone} tone={tone}>
            {word}
          </StatusMark>
        ))}
        <ByWidth wide={<Time value={Date.now() - 90_000} />} phone={<Time value={null} />} />
        <MiddleCut>P1795997260893-7</MiddleCut>
        <VisuallyHidden>{word}</VisuallyHidden>
      </Shelf>
      <Shelf of="Text">
        {(['h1', 'h2', 'h3', 'body1', 'body2', 'caption', 'overline', 'subtitle1'] as const).map(variant => (
          <Typography key={variant} variant={variant} component="p">
            {word}
          </Typography>
        ))}
        <p>
          {translate('shell.missing.text')} <Link href="#">{word}</Link>
        </p>
        <Typography color="text.secondary">{word}</Typography>
        <MaskedValue mask="138****5678" />
        <MaskedValue mask="138****5678" revealing={revealing} />
        <Countdown secondsLeft={12} seconds={30} />
        <LatePart load={failing} draw={() => null} />
      </Shelf>
      <Shelf of="Progress, Tabs, TextField">
        <CircularProgress size={14} aria-label={word} />
        <LinearProgress variant="determinate" value={40} aria-label={word} sx={{ width: 120 }} />
        <Tabs value={0} aria-label={word}>
          <Tab label={word} />
          <Tab label={translate('title.vehicle')} />
          <Tab label={translate('title.jobs')} disabled />
        </Tabs>
        {[{}, { error: true }, { disabled: true }].map((state, at) => (
          <MuiTextField
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            key={at}
            {...state}
            label={word}
            defaultValue="韦大宝"
            helperText={translate('shell.missing.title')}
            fullWidth={false}
          />
        ))}
        <Select native defaultValue="1" inputProps={{ 'aria-label': word }}>
          <option value="1">{word}</option>
        </Select>
      </Shelf>
      <Shelf of="Alert">
        {SEVERITIES.map(severity => (
          <Alert
            key={severity}
            severity={severity}
            action={<Button color="inherit">{translate('kit.state.retry')}</Button>}
          >
            {translate('shell.missing.text')}
          </Alert>
        ))}
      </Shelf>
    </>
  );
}

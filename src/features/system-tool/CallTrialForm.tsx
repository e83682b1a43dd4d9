/** From which number a call comes, and at whose telephone it rings. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { callTrialCalls } from '../../contract/call-trial.ts';
import { isTelephone } from '../../contract/grammar/telephones.ts';
import { useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';

const KEYS = ['0', '1', '2', '3'] as const;

interface Typed {
  agent: string;
  mobile: string;
  isHidden: boolean;
  ivrkey: string;
}

interface Props {
  agents: readonly { agent: string; agentName: string }[];
  onRung: () => void;
}

export function CallTrialForm({ agents, onRung }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const id = useId();
  const may = useMay(callTrialCalls.ringTrialCall);
  const { mutate, isPending, error } = useCall(callTrialCalls.ringTrialCall);
  const word = (key: string) => translate(`systemTool.calls.${key}`);
  const { register, handleSubmit, watch, formState } = useForm<Typed>({
    defaultValues: { agent: agents[0]?.agent ?? '', mobile: '', isHidden: false, ivrkey: '1' },
  });
  if (!may) return null;
  const isHidden = watch('isHidden');

  const handleRing = handleSubmit(({ agent, mobile, ivrkey, ...typed }) =>
    mutate(
      { body: { agent, ivrkey, mobile: typed.isHidden ? null : mobile } },
      {
        onSuccess: () => {
          notify('systemTool.calls.ringing', { type: 'success' });
          onRung();
        },
      },
    ),
  );
  const field = (name: 'agent' | 'ivrkey') => {
    const { ref, ...rest } = register(name);
    return { ...rest, inputRef: ref, id: `${id}-${name}` };
  };
  const { ref: mobileRef, ...mobile } = register('mobile', {
    validate: (value, typed) => typed.isHidden || isTelephone(value) || word('numberProblem'),
  });
  const { ref: hiddenRef, ...hidden } = register('isHidden', { deps: ['mobile'] });
  const problem = formState.errors.mobile?.message;
  return (
    <form onSubmit={handleRing} noValidate>
      <Grid>
        <FieldShell label={word('agent')} htmlFor={`${id}-agent`}>
          <NativeSelect {...field('agent')} input={<Framed />}>
            {agents.map(({ agent, agentName }) => (
              <option key={agent} value={agent}>
                {agentName} {agent}
              </option>
            ))}
          </NativeSelect>
        </FieldShell>
        <FieldShell label={word('key')} htmlFor={`${id}-ivrkey`}>
          <NativeSelect {...field('ivrkey')} input={<Framed />}>
            {KEYS.map(key => (
              <option key={key} value={key}>
                {key}
              </option>
            ))}
          </NativeSelect>
        </FieldShell>
        <Wide>
          <FieldShell label={word('number')} htmlFor={`${id}-mobile`} error={problem}>
            <Framed
              {...mobile}
              inputRef={mobileRef}
              id={`${id}-mobile`}
              type="tel"
              autoComplete="off"
              disabled={isHidden}
              error={Boolean(problem)}
              inputProps={{ 'aria-describedby': problem && helpId(`${id}-mobile`) }}
            />
          </FieldShell>
        </Wide>
        <FormControlLabel
          label={word('hidden')}
          control={<Checkbox {...hidden} inputRef={hiddenRef} size="small" />}
        />
        <div>
          <Button type="submit" variant="contained" disabled={isPending || agents.length === 0}>
            {word('ring')}
          </Button>
        </div>
        {error && (
          <Wide>
            <FormHelperText error role="alert">
              {describe(error).text}
            </FormHelperText>
          </Wide>
        )}
      </Grid>
    </form>
  );
}

const Grid = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
const Wide = styled('div')({ gridColumn: '1 / -1' });

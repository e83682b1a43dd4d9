/** A message to a number that somebody types: no list, no number from a record. */
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { isMobile } from '../../contract/grammar/telephones.ts';
import { systemToolCalls } from '../../contract/system-tool.ts';
import { useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';

interface Typed {
  mobile: string;
  text: string;
}

const LONGEST = 200;

export function TestSmsForm() {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const id = useId();
  const may = useMay(systemToolCalls.sendTestSms);
  const { mutate, isPending, error } = useCall(systemToolCalls.sendTestSms);
  const word = (key: string) => translate(`systemTool.trial.${key}`);
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { mobile: '', text: word('text') },
  });
  if (!may) return null;

  const handleSend = handleSubmit(body =>
    mutate({ body }, { onSuccess: () => notify('systemTool.queued', { type: 'success' }) }),
  );
  const rules = {
    mobile: { validate: (value: string) => isMobile(value) || word('mobileProblem') },
    text: { validate: (value: string) => value.trim() !== '' || word('textProblem') },
  };
  const { mobile: mobileError, text: textError } = formState.errors;
  const field = (name: keyof Typed) => {
    const { ref, ...rest } = register(name, rules[name]);
    return { ...rest, inputRef: ref, id: `${id}-${name}`, error: Boolean(formState.errors[name]) };
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{word('sms')}</h2>
      <form onSubmit={handleSend} noValidate style={{ display: 'grid', gap: 12 }}>
        <FieldShell label={word('mobile')} htmlFor={`${id}-mobile`} error={mobileError?.message} isRequired>
          <Framed
            {...field('mobile')}
            type="tel"
            autoComplete="off"
            inputProps={{ 'aria-required': true, 'aria-describedby': mobileError && helpId(`${id}-mobile`) }}
          />
        </FieldShell>
        <FieldShell label={word('content')} htmlFor={`${id}-text`} error={textError?.message} isRequired>
          <Framed
            {...field('text')}
            multiline
            minRows={2}
            inputProps={{
              maxLength: LONGEST,
              'aria-required': true,
              'aria-describedby': textError && helpId(`${id}-text`),
            }}
          />
        </FieldShell>
        {error && (
          <FormHelperText error role="alert">
            {describe(error).text}
          </FormHelperText>
        )}
        <div>
          <Button type="submit" variant="contained" disabled={isPending}>
            {word('send')}
          </Button>
        </div>
      </form>
    </section>
  );
}

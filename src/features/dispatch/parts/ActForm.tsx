/** What an act asks for before it is done, in the panel: it opens in its place, has the keys, and Escape leaves it. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { isSubmit } from '../../../kit/form/is-submit.ts';
import { useOpened } from '../../../kit/form/use-opened.ts';

interface ActFormProps {
  title: string;
  /** On the button that does it. */
  doLabel: string;
  isDangerous?: boolean;
  isPending: boolean;
  /** Something is missing. */
  isUnready?: boolean;
  onDo(): void;
  onClose(): void;
  children: ReactNode;
}

export function ActForm(props: ActFormProps) {
  const {
    title,
    doLabel,
    isDangerous = false,
    isPending,
    isUnready = false,
    onDo,
    onClose,
    children,
  } = props;
  const translate = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const leave = useOpened(onClose);
  // the form itself, so that digits choose, and the next Tab is at what it asks for first
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !isUnready) onDo();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (leave(event) || event.nativeEvent.isComposing) return;
    if (isSubmit(event) || (event.key === 'Enter' && isOnForm(event))) handleSubmit(event);
  };
  return (
    <Form ref={form} tabIndex={-1} aria-labelledby={id} onSubmit={handleSubmit} onKeyDown={handleKey}>
      <h3 id={id}>{title}</h3>
      {children}
      <footer>
        <Button color="inherit" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          {...(isDangerous && { color: 'error' })}
          disabled={isUnready}
          loading={isPending}
        >
          {doLabel}
        </Button>
      </footer>
    </Form>
  );
}

/** A choice was made by its digit. Held down since it opened the form, Enter says nothing about the form. */
const isOnForm = ({ target, currentTarget, repeat }: KeyboardEvent) => target === currentTarget && !repeat;

const Form = styled('form')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${tokens.line}`,
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  '&:focus': { outline: 'none' },
  h3: { margin: 0, fontSize: 13, fontWeight: 600 },
  p: { margin: 0, color: tokens.text.faint, fontSize: 12 },
  footer: { display: 'flex', justifyContent: 'flex-end', gap: 8 },
}));

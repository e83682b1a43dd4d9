/** What an act asks for before it is done, in the panel: it opens in its place, and Escape leaves it. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';

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
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !isUnready) onDo();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // the panel stays
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      onClose();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit(event);
  };
  return (
    <Form aria-labelledby={id} onSubmit={handleSubmit} onKeyDown={handleKey}>
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

const Form = styled('form')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${tokens.line}`,
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  h3: { margin: 0, fontSize: 13, fontWeight: 600 },
  p: { margin: 0, color: tokens.text.faint, fontSize: 12 },
  footer: { display: 'flex', justifyContent: 'flex-end', gap: 8 },
}));

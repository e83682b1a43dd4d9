import Button from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  label: string;
  variant?: 'text' | 'outlined';
}

/** Says on itself that it has copied. */
export function CopyButton({ text, label, variant = 'text' }: CopyButtonProps) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const handleClick = async () => {
    setCopied(await copied(text));
  };
  return (
    <Button
      variant={variant}
      color="inherit"
      onClick={handleClick}
      startIcon={isCopied ? <Check size={14} /> : <Copy size={14} />}
    >
      <span aria-live="polite">{isCopied ? translate('kit.copied') : label}</span>
    </Button>
  );
}

/** The clipboard is absent on plain http away from loopback: there a selected field copies. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    (document.querySelector('[role=dialog]') ?? document.body).append(field);
    field.select();
    const isDone = document.execCommand('copy');
    field.remove();
    return isDone;
  }
}

/** Ctrl with Enter or S: what is being filled in is done. */
interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

export const isSubmit = ({ key, ctrlKey, metaKey }: Pressed): boolean =>
  (ctrlKey || metaKey) && (key === 'Enter' || key.toLowerCase() === 's');

import { useTranslate } from 'ra-core';

/** react-admin marks its own messages so; what follows is a key with its arguments. */
const MARK = '@@react-admin@@';

/** A message of react-hook-form or of the upstream, as words. */
export function useErrorText(): (message: unknown) => string | undefined {
  const translate = useTranslate();
  return message => {
    if (typeof message !== 'string' || message === '') return undefined;
    if (!message.startsWith(MARK)) return translate(message, { _: message });
    const said: unknown = JSON.parse(message.slice(MARK.length));
    if (typeof said === 'string') return translate(said, { _: said });
    const { message: key, args } = said as { message: string; args: Record<string, unknown> };
    return translate(key, { _: key, ...args });
  };
}

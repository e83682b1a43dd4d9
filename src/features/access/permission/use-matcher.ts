/** Finds rights by name, by the first letters of its pinyin, and by code. */
import { useEffect, useState } from 'react';
import { usePermissionName } from './use-permission-name.ts';

interface Named {
  val: string;
  name: string;
}

type Initials = (text: string) => string;

/** Null while nothing is sought. */
export function useMatcher(wanted: string): ((right: Named) => boolean) | null {
  const nameOf = usePermissionName();
  const initials = useInitials(/^[a-z]+$/i.test(wanted.trim()));
  const text = wanted.trim().toLowerCase();
  if (text === '') return null;
  return ({ val, name }) => {
    const shown = nameOf(val, name);
    return (
      shown.toLowerCase().includes(text) || val.toLowerCase().includes(text) || initials(name).includes(text)
    );
  };
}

/** The table of pinyin is large: fetched when letters are first typed, and sought without until then. */
function useInitials(isWanted: boolean): Initials {
  const [initials, setInitials] = useState<Initials | null>(null);
  useEffect(() => {
    if (!isWanted || initials) return;
    let isHere = true;
    import('pinyin-pro').then(
      ({ pinyin }) => {
        const first: Initials = text =>
          pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' }).join('');
        if (isHere) setInitials(() => first);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, initials]);
  return initials ?? none;
}

const none: Initials = () => '';

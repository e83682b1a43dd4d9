/** Finds rights by name, by how it sounds, and by code. */
import { useEffect, useState } from 'react';
import { loadCode } from '../../../late/load-code.ts';
import { usePermissionName } from './use-permission-name.ts';

interface Named {
  val: string;
  name: string;
}

type Sounds = (text: string, typed: string) => boolean;

/** Null while nothing is sought. */
export function useMatcher(wanted: string): ((right: Named) => boolean) | null {
  const nameOf = usePermissionName();
  const sounds = useSounds(/^[a-z\s'’]+$/i.test(wanted.trim()));
  const text = wanted.trim().toLowerCase();
  if (text === '') return null;
  return ({ val, name }) => {
    const shown = nameOf(val, name);
    return (
      [shown, val].some(word => word.toLowerCase().includes(text)) ||
      [shown, name].some(word => sounds(word, text))
    );
  };
}

/** The table of readings is large: fetched when letters are first typed, and sought without until then. */
function useSounds(isWanted: boolean): Sounds {
  const [sounds, setSounds] = useState<Sounds | null>(null);
  useEffect(() => {
    if (!isWanted || sounds) return;
    let isHere = true;
    loadCode(() => import('../../../kit/pinyin/sounds.ts')).then(
      ({ soundsAt }) => {
        const isSounded: Sounds = (text, typed) => soundsAt(text, typed) !== null;
        if (isHere) setSounds(() => isSounded);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, sounds]);
  return sounds ?? none;
}

const none: Sounds = () => false;

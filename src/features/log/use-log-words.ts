/** The codes of the logs in words; a code that nobody has words for shows itself. */
import { useTranslate } from 'ra-core';
import type { OperateLog } from '../../contract/log.ts';
import { useSignInWords } from '../../nouns/sign-in/use-sign-in-words.ts';
import { nameIn } from '../../resource/log/objects.ts';
import { useDeedWords } from './use-deed-words.ts';

export function useLogWords() {
  const translate = useTranslate();
  const said = (code: string | number | null | undefined, key: string) =>
    code === null || code === undefined || code === ''
      ? translate('common.none')
      : translate(key, { _: String(code) });
  // an entity is called what the menu calls its pages
  const saidOrTitle = (code: string | null | undefined, key: string) =>
    said(code && translate(`title.${code}`, { _: code }), key);
  const deed = useDeedWords();
  const objectType = (type: string | null | undefined) => saidOrTitle(type, `log.object.${type}`);
  return {
    ...useSignInWords(),
    module: (room: string) => saidOrTitle(room, `log.module.${room}`),
    call: deed,
    business: (type: number) => said(type, `log.business.${type}`),
    operator: (type: number) => said(type, `log.operator.${type}`),
    objectType,
    /** `用户 韦大宝`, `用户 1002`. */
    object: (entry: OperateLog) => {
      if (!entry.objectType && !entry.objectId) return translate('common.none');
      const name = nameIn(entry) ?? entry.objectId ?? '';
      return entry.objectType ? `${objectType(entry.objectType)} ${name}`.trim() : name;
    },
  };
}

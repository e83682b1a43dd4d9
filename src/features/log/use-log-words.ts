/** The codes of the logs in words; a code that nobody has words for shows itself. */
import { useTranslate } from 'ra-core';
import { FAILURES, REASONS } from '../../contract/failures.ts';
import type { OperateLog } from '../../contract/log.ts';
import { nameIn } from './objects.ts';

export function useLogWords() {
  const translate = useTranslate();
  const word = (key: string, code: string | number | null | undefined) =>
    code === null || code === undefined || code === ''
      ? translate('log.unknown')
      : translate(`${key}.${code}`, { _: String(code) });
  const objectType = (type: string | null | undefined) => word('log.object', type);
  return {
    module: (room: string) => word('log.module', room),
    call: (method: string) => word('log.call', method),
    business: (type: number) => word('log.business', type),
    operator: (type: number) => word('log.operator', type),
    status: (status: number) => word('log.status', status),
    loginType: (type: number) => word('log.login.type', type),
    device: (device: string | null) => word('log.login.device', device),
    objectType,
    /** `用户 韦大宝`, `用户 1002`. */
    object: (entry: OperateLog) => {
      if (!entry.objectType && !entry.objectId) return translate('log.unknown');
      const name = nameIn(entry) ?? entry.objectId ?? '';
      return entry.objectType ? `${objectType(entry.objectType)} ${name}`.trim() : name;
    },
    /** What went wrong: `CODE`, `CODE: REASON`, why a session ended, or an upstream's own text. */
    problem: (text: string | null | undefined) => {
      if (!text) return '';
      const [name = '', reason = ''] = text.split(': ');
      if (Object.hasOwn(REASONS, reason)) return translate(`error.reason.${reason}`);
      if (Object.hasOwn(REASONS, name)) return translate(`error.reason.${name}`);
      if (Object.hasOwn(FAILURES, name)) return translate(`error.${name}`);
      return translate(`log.login.end.${text}`, { _: text });
    },
  };
}

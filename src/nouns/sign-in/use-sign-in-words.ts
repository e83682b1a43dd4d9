/** A line of the login log in words; a code that nobody has words for shows itself. */
import { useTranslate } from 'ra-core';
import { FAILURES } from '../../contract/grammar/failures.ts';

export function useSignInWords() {
  const translate = useTranslate();
  const said = (code: string | number | null | undefined, key: string) =>
    code === null || code === undefined || code === ''
      ? translate('common.none')
      : translate(key, { _: String(code) });
  return {
    loginType: (type: number) => said(type, `loginLog.loginType.${type}`),
    device: (device: string | null) => said(device, `loginLog.device.${device}`),
    status: (status: number | null) => said(status, `log.status.${status}`),
    /** What went wrong: `CODE`, `CODE: REASON`, why a session ended, or an upstream's own text. */
    problem: (text: string | null | undefined) => {
      if (!text) return '';
      const [name = '', reason = ''] = text.split(': ');
      const why = translate(`reason.${reason}`, { _: '' }) || translate(`reason.${name}`, { _: '' });
      if (why) return why;
      if (Object.hasOwn(FAILURES, name)) return translate(`error.${name}`);
      return translate(`loginLog.msg.${text}`, { _: text });
    },
  };
}

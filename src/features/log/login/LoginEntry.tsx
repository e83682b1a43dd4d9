import { useTranslate } from 'ra-core';
import type { LoginLog } from '../../../contract/log.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { type Fact, Facts } from '../../../kit/record/Facts.tsx';
import { Mono } from '../EntrySection.tsx';
import { useLogWords } from '../use-log-words.ts';

export function LoginEntry({ entry }: { entry: LoginLog }) {
  const translate = useTranslate();
  const words = useLogWords();
  const none = translate('log.unknown');
  const fact = (field: string, value: Fact['value']): Fact => ({
    label: translate(`log.login.field.${field}`),
    value,
  });
  return (
    <Facts
      facts={[
        fact('loginTime', formatTime(entry.loginTime)),
        fact('account', entry.account),
        fact('userName', entry.userName || none),
        fact('loginType', words.loginType(entry.loginType)),
        fact('msg', words.problem(entry.msg) || none),
        fact('logoutTime', entry.logoutTime ? formatTime(entry.logoutTime) : none),
        fact('ip', <Mono>{entry.ip || none}</Mono>),
        fact('location', entry.location || none),
        fact('browser', entry.browser || none),
        fact('os', entry.os || none),
        fact('device', words.device(entry.device)),
        fact('sessionId', <Mono>{entry.sessionId || none}</Mono>),
      ]}
    />
  );
}

import { useTranslate } from 'ra-core';
import { type OpenDataAccount, openDataAccount } from '../../contract/open-data.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatDay, formatTime } from '../../kit/format/time.ts';
import { ResourceEdit } from '../../nouns/resource/ResourceEdit.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { AccountInputs } from './AccountInputs.tsx';
import { AccountStatus } from './AccountStatus.tsx';
import { AppKey } from './AppKey.tsx';
import { RenewSecret } from './RenewSecret.tsx';
import { TryIt } from './TryIt.tsx';

export default function AccountEdit() {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(openDataAccount);
  const separator = translate('common.listSeparator');
  const none = translate('common.none');
  const time = (value: number | null) => (value === null ? none : formatTime(value));
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return none;
    if (Array.isArray(value)) {
      const words =
        field === 'scopes' ? value.map(scope => translate(`openDataAccount.scopes.${scope}`)) : value;
      return words.join(separator) || none;
    }
    if (field === 'protocol' || field === 'state') return translate(`openDataAccount.${field}.${value}`);
    if (field === 'expireOn') return formatDay(Number(value));
    return String(value);
  };
  return (
    <ResourceEdit<OpenDataAccount>
      resource={openDataAccount}
      inputs={AccountInputs}
      nameOf={account => account.name}
      show={show}
      parts={(account, { mayEdit, refetch }) => ({
        status: <AccountStatus account={account} />,
        facts: [
          { label: labelOf('appKey'), value: <AppKey appKey={account.appKey} /> },
          { label: labelOf('todayCount'), value: formatCount(account.todayCount) },
          { label: labelOf('errorCount'), value: formatCount(account.errorCount) },
          { label: labelOf('lastTime'), value: time(account.lastTime) },
          { label: labelOf('secretOn'), value: time(account.secretOn) },
          ...(account.oldSecretUntil === null
            ? []
            : [{ label: labelOf('oldSecretUntil'), value: time(account.oldSecretUntil) }]),
        ],
        actions: mayEdit && <RenewSecret account={account} onRenewed={refetch} />,
        tabs: [
          {
            key: 'tryIt',
            label: translate('openDataAccount.tryIt.title'),
            content: <TryIt appKey={account.appKey} />,
          },
        ],
      })}
    />
  );
}

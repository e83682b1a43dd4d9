import { useTranslate } from 'ra-core';
import type { RevealLog } from '../../../contract/reveal.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatTime } from '../../../kit/format/time.ts';
import type { Column, ListFilter } from '../../../kit/list/column.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { Facts } from '../../../kit/record/Facts.tsx';
import { CopyButton } from '../../../kit/state/CopyButton.tsx';
import { EntryPanel } from '../EntryPanel.tsx';
import { Mono } from '../EntrySection.tsx';
import { REVEAL_LOG_PATH } from '../paths.ts';
import { useFieldLabel } from '../use-field-words.ts';
import { useLogWords } from '../use-log-words.ts';
import { useOpenEntry } from '../use-open-entry.ts';

const RESOURCE = REVEAL_LOG_PATH.slice(1);
const REASONS = [1, 2, 3, 4];

export default function RevealLogPage() {
  const translate = useTranslate();
  const describe = useFailureText();
  const columns = useColumns();
  const { openId, pathOf, close } = useOpenEntry(REVEAL_LOG_PATH);
  const label = (field: string) => translate(`reveal.field.${field}`);
  const nameOf = (entry: RevealLog) =>
    translate('reveal.nameOf', { who: entry.userName, whose: entry.objectName ?? entry.objectId });
  const filters: ListFilter[] = [
    { name: 'span', label: translate('log.time'), kind: 'span', from: 'startTime', to: 'endTime' },
    {
      name: 'reason',
      label: label('reason'),
      choices: REASONS.map(reason => ({ value: reason, label: translate(`reveal.reason.${reason}`) })),
    },
    { name: 'objectId', label: label('objectId'), kind: 'text', isMono: true },
    { name: 'field', label: label('field'), kind: 'text' },
    { name: 'ip', label: label('ip'), kind: 'text', isMono: true },
  ];
  return (
    <ListPage<RevealLog>
      resource={RESOURCE}
      title={translate('reveal.title')}
      columns={columns}
      sort={{ field: 'createdOn', order: 'DESC' }}
      canSort={useCapability('sort')}
      filters={filters}
      searchBy="userName"
      searchHint={translate('reveal.searchHint')}
      nameOf={nameOf}
      pathOf={pathOf}
      openId={openId}
      empty={{ title: translate('reveal.emptyTitle'), why: translate('reveal.emptyWhy') }}
      describeError={describe}
    >
      {openId && (
        <EntryPanel<RevealLog>
          resource={RESOURCE}
          id={openId}
          title="reveal.title"
          titleOf={nameOf}
          actionsOf={entry => (
            <CopyButton
              variant="outlined"
              text={JSON.stringify(entry, null, 2)}
              label={translate('log.copyJson')}
            />
          )}
          onClose={close}
        >
          {entry => <Facts facts={columns.map(({ head, cell }) => ({ label: head, value: cell(entry) }))} />}
        </EntryPanel>
      )}
    </ListPage>
  );
}

function useColumns(): Column<RevealLog>[] {
  const translate = useTranslate();
  const words = useLogWords();
  const labelOf = useFieldLabel();
  const head = (field: string) => translate(`reveal.field.${field}`);
  return [
    {
      key: 'createdOn',
      head: head('createdOn'),
      width: 172,
      sortBy: 'createdOn',
      phone: 'end',
      isFixed: true,
      cell: ({ createdOn }) => formatTime(createdOn),
    },
    { key: 'userName', head: head('userName'), width: 140, phone: 'title', cell: ({ userName }) => userName },
    {
      key: 'object',
      head: head('object'),
      phone: 'second',
      cell: ({ objectType, objectName, objectId }) =>
        `${words.objectType(objectType)} ${objectName ?? objectId}`,
    },
    {
      key: 'objectId',
      head: head('objectId'),
      width: 120,
      isMono: true,
      cell: ({ objectId }) => <Mono>{objectId}</Mono>,
    },
    {
      key: 'field',
      head: head('field'),
      width: 120,
      cell: ({ objectType, field }) => labelOf(objectType, [field]),
    },
    {
      key: 'reason',
      head: head('reason'),
      width: 100,
      phone: 'status',
      cell: ({ reason }) => translate(`reveal.reason.${reason}`, { _: String(reason) }),
    },
    {
      key: 'ip',
      head: head('ip'),
      width: 140,
      isMono: true,
      cell: ({ ip }) => ip || translate('log.unknown'),
    },
  ];
}

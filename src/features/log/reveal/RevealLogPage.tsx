import { useTranslate } from 'ra-core';
import { type RevealLog, revealCalls, revealLogFilters } from '../../../contract/reveal.ts';
import { fieldFilters } from '../../../kit/list/conditions.ts';
import { LogPage } from '../LogPage.tsx';
import { REVEAL_LOG_PATH } from '../paths.ts';
import { useFieldLabel } from '../use-field-words.ts';
import { RevealEntry } from './RevealEntry.tsx';
import { useRevealColumns } from './use-reveal-columns.tsx';

const REASONS = [1, 2, 3, 4];
/** What is masked, and of whom. */
const FIELDS = [{ objectType: 'adminUser', field: 'mobile' }];

export default function RevealLogPage() {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const label = (field: string) => translate(`reveal.field.${field}`);
  const reasons = REASONS.map(reason => ({ value: reason, label: translate(`kit.masked.reason.${reason}`) }));
  const objectTypes = [...new Set(FIELDS.map(({ objectType }) => objectType))].map(type => ({
    value: type,
    label: translate(`log.object.${type}`),
  }));
  const masked = FIELDS.map(({ objectType, field }) => ({
    value: field,
    label: labelOf(objectType, [field]),
  }));
  return (
    <LogPage<RevealLog>
      path={REVEAL_LOG_PATH}
      call={revealCalls.revealLog}
      title="title.revealLog"
      searchHint="reveal.searchHint"
      empty={{ title: 'reveal.emptyTitle', why: 'reveal.emptyWhy' }}
      timeField="createdOn"
      searchBy="userName"
      columns={useRevealColumns()}
      filters={[
        {
          name: 'reason',
          label: label('reason'),
          choices: reasons,
        },
        { name: 'objectId', label: label('objectId'), kind: 'text', isMono: true },
        {
          name: 'field',
          label: label('field'),
          choices: masked,
        },
        { name: 'ip', label: label('ip'), kind: 'text', isMono: true },
      ]}
      fields={fieldFilters(revealLogFilters, label, {
        ip: { isMono: true },
        objectId: { isMono: true },
        objectType: { choices: objectTypes },
        reason: { choices: reasons },
        field: { choices: masked },
      })}
      nameOf={({ userName, objectName, objectId }) =>
        translate('reveal.nameOf', { who: userName, whose: objectName ?? objectId })
      }
    >
      {entry => <RevealEntry entry={entry} />}
    </LogPage>
  );
}

/** A log as a list, newest first, with one entry open beside it: what the logs have in common. */
import { type RaRecord, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import type { Column, ListFilter } from '../../kit/list/column.ts';
import type { FieldFilter } from '../../kit/list/conditions.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { CopyButton } from '../../kit/state/CopyButton.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { EntryPanel } from './EntryPanel.tsx';
import { ResultMark } from './ResultMark.tsx';
import { useOpenEntry } from './use-open-entry.ts';

interface LogPageProps<Entry extends RaRecord> {
  path: string;
  /** What the list asks. */
  call: AnyCall;
  /** Keys of its words. */
  title: string;
  searchHint: string;
  empty: { title: string; why: string };
  /** The field of the time that it is sorted by. */
  timeField: string;
  /** The field that the find box sets. */
  searchBy: string;
  columns: readonly Column<Entry>[];
  /** Beside the time, which every log has. */
  filters: readonly ListFilter[];
  fields: readonly FieldFilter[];
  nameOf: (entry: Entry) => string;
  /** 1 success, 0 failure; unset where nothing fails. */
  resultOf?: (entry: Entry) => number;
  /** In place of copying the entry as it came. */
  actionsOf?: (entry: Entry) => ReactNode;
  children: (entry: Entry) => ReactNode;
}

export function LogPage<Entry extends RaRecord & { id: string }>(props: LogPageProps<Entry>) {
  const { path, title, empty, nameOf, resultOf, actionsOf = copyJson } = props;
  const translate = useTranslate();
  const describe = useFailureText();
  const { openId, pathOf, close } = useOpenEntry(path);
  const resource = path.slice(1);
  return (
    <ListPage<Entry>
      resource={resource}
      title={translate(title)}
      columns={props.columns}
      sort={{ field: props.timeField, order: 'DESC' }}
      canSort={useCapability('sort')}
      tabs={
        resultOf && [
          { key: 'all', label: translate('common.all'), filter: {} },
          { key: 'failed', label: translate('log.failed'), filter: { status: 0 } },
        ]
      }
      filters={[
        { name: 'span', label: translate('log.time'), kind: 'span', from: 'startTime', to: 'endTime' },
        ...props.filters,
      ]}
      fields={useCapability('filters') ? props.fields : []}
      searchBy={props.searchBy}
      searchHint={translate(props.searchHint)}
      tools={<ExportButton call={props.call} title={translate(title)} columns={props.columns} />}
      nameOf={nameOf}
      pathOf={pathOf}
      openId={openId}
      empty={{ title: translate(empty.title), why: translate(empty.why) }}
      describeError={describe}
    >
      {openId && (
        <EntryPanel<Entry>
          resource={resource}
          id={openId}
          title={title}
          titleOf={nameOf}
          statusOf={resultOf && (entry => <ResultMark status={resultOf(entry)} />)}
          actionsOf={actionsOf}
          onClose={close}
        >
          {props.children}
        </EntryPanel>
      )}
    </ListPage>
  );
}

const copyJson = (entry: RaRecord) => <CopyEntry entry={entry} />;

function CopyEntry({ entry }: { entry: RaRecord }) {
  const translate = useTranslate();
  return (
    <CopyButton variant="outlined" text={JSON.stringify(entry, null, 2)} label={translate('log.copyJson')} />
  );
}

/** A log as a list, newest first, with one entry open beside it: what the logs have in common. */
import { type RaRecord, useTranslate } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { Facts } from '../../kit/record/Facts.tsx';
import { CopyButton } from '../../kit/state/CopyButton.tsx';
import { statusOf } from '../../resource/pages/columns.tsx';
import { factsOf } from '../../resource/pages/facts.tsx';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import type { ResourcePages } from '../../resource/pages/resource-pages.ts';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import { EntryPanel } from './EntryPanel.tsx';
import { useOpenEntry } from './use-open-entry.ts';

interface LogPageProps<Entry extends RaRecord>
  extends Pick<ComponentProps<typeof ResourceListPage<Entry>>, 'choices' | 'searchHint'> {
  pages: ResourcePages<Entry>;
  /** The field that the find box sets. */
  searchBy: string;
  nameOf: (entry: Entry) => string;
  /** In place of copying the entry as it came. */
  actionsOf?: (entry: Entry) => ReactNode;
  /** In place of the facts that `pages` has for a look. */
  bodyOf?: (entry: Entry) => ReactNode;
}

export function LogPage<Entry extends RaRecord & { id: string }>(props: LogPageProps<Entry>) {
  const { pages, nameOf, actionsOf = copyJson, bodyOf, ...list } = props;
  const { resource, look = [] } = pages;
  const words = useFieldWords(resource);
  const { openId, pathOf, close } = useOpenEntry(`/${resource.resource}`);
  return (
    <ResourceListPage<Entry>
      {...list}
      pages={pages}
      nameOf={nameOf}
      pathOf={pathOf}
      openId={openId}
      // an entry is looked at beside the list, at an address of its own
      quickLook={undefined}
      rowActions={undefined}
    >
      {openId && (
        <EntryPanel<Entry>
          resource={resource.resource}
          id={openId}
          title={`title.${resource.name}`}
          titleOf={nameOf}
          statusOf={statusOf(pages, words)}
          actionsOf={actionsOf}
          onClose={close}
        >
          {bodyOf ?? (entry => <Facts facts={factsOf(pages, words, look, entry)} />)}
        </EntryPanel>
      )}
    </ResourceListPage>
  );
}

const copyJson = (entry: RaRecord) => <CopyEntry entry={entry} />;

function CopyEntry({ entry }: { entry: RaRecord }) {
  const translate = useTranslate();
  return (
    <CopyButton variant="outlined" text={JSON.stringify(entry, null, 2)} label={translate('log.copyJson')} />
  );
}

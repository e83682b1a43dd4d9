/** The list of a resource, as its pages say it. */
import { type RaRecord, useTranslate } from 'ra-core';
import { type ComponentProps, useMemo } from 'react';
import { takes } from '../../data/call-fields.ts';
import { useCapability, useSession } from '../../data/session-context.tsx';
import { late } from '../../kit/late.tsx';
import { loadCode } from '../../late/load-code.ts';
import { ImportButton } from '../imports/ImportButton.tsx';
import { ExportButton } from '../jobs/ExportButton.tsx';
import { OF_IMPORT } from '../jobs/paths.ts';
import type { EditDialogProps } from '../record/EditRecords.tsx';
import { columnsOf, statusOf } from './columns.tsx';
import { numberFilter, operatorFilters, quickFilters, tabsOf } from './filters.ts';
import { ResourceList } from './ResourceList.tsx';
import type { FilterSpec, ResourcePages, TabSpec } from './resource-pages.ts';
import { type Choice, type FieldWords, useFieldWords } from './use-field-words.ts';

type ResourceListPageProps<Row extends RaRecord> = Partial<
  Omit<ComponentProps<typeof ResourceList<Row>>, 'resource'>
> & {
  pages: ResourcePages<Row>;
  /** Values of fields that the contract leaves open. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** What its file is called; as the list, without it. */
  fileTitle?: string;
};

/** @param own what a page says in another way than they do */
export function ResourceListPage<Row extends RaRecord>({
  pages,
  choices,
  fileTitle,
  tools,
  ...own
}: ResourceListPageProps<Row>) {
  const translate = useTranslate();
  const { capabilities } = useSession();
  const { resource, filters = [], tabs, look } = pages;
  const isGeneric = resource.path !== undefined;
  const canSort = useCapability('sort') || isGeneric;
  const canFilter = useCapability('filters') || isGeneric;
  const known = useFieldWords(resource);
  const words: FieldWords = { ...known, choicesOf: field => choices?.[field] ?? known.choicesOf(field) };
  const columns = columnsOf(pages, words, own.only?.filter);
  const searchHint = words.maybe('searchHint');
  const title = own.title ?? translate(`title.${resource.name}`);
  const { create, bring = create, list } = resource.calls;
  const isOffered = (one: FilterSpec | TabSpec) =>
    typeof one === 'string' || !('capability' in one) || !one.capability || capabilities.has(one.capability);
  const loadEdit = useMemo(() => pages.bulk && bulkEditOf(pages), [pages]);
  return (
    <ResourceList<Row>
      resource={resource}
      nameOf={pages.nameOf}
      columns={columns}
      {...(searchHint && { searchHint })}
      sums={resource.sums.map(field => ({
        field,
        label: words.labelOf(field),
        show: value => words.show(field, value),
      }))}
      sumGroups={
        resource.sumsBy === undefined
          ? undefined
          : words.choicesOf(resource.sumsBy).map(({ value, label }) => ({ value: String(value), label }))
      }
      tabs={tabs && tabsOf(words, tabs.filter(isOffered), translate('common.all'))}
      filters={[
        ...quickFilters(resource, words, filters.filter(isOffered), canFilter),
        ...(takes(list, OF_IMPORT)
          ? [{ name: OF_IMPORT, label: translate('kit.list.ofImport'), kind: 'given' } as const]
          : []),
      ]}
      numberBy={numberFilter(resource, filters.filter(isOffered))}
      canSort={canSort}
      counted={canFilter ? resource.counted : NONE}
      fields={canFilter ? operatorFilters(resource, words) : []}
      canRemove={pages.canRemove}
      removeNote={words.maybe('removeNote')}
      loadEdit={loadEdit}
      quickLook={
        look && {
          statusOf: statusOf(pages, words),
          body: row => <ResourceLook pages={pages} row={row} />,
        }
      }
      tools={
        tools === null ? undefined : (
          <>
            {tools}
            {bring?.isImportable && (
              <ImportButton
                call={bring}
                list={list}
                load={loadImport}
                draw={({ ResourceImport }, underWay) => (
                  <ResourceImport
                    pages={pages}
                    call={bring}
                    title={title}
                    choices={choices}
                    underWay={underWay}
                  />
                )}
              />
            )}
            <ExportButton
              call={list}
              title={fileTitle ?? title}
              columns={columns}
              only={own.only?.filter}
              idField={resource.idField}
            />
          </>
        )
      }
      {...own}
    />
  );
}

const NONE: readonly string[] = [];

const ResourceLook = late(() => import('./ResourceLook.tsx'), 'ResourceLook');
const loadImport = () => import('./ResourceImport.tsx');

const bulkEditOf =
  <Row extends RaRecord>(pages: ResourcePages<Row>) =>
  async () => {
    const { BulkEdit } = await loadCode(() => import('./BulkEdit.tsx'));
    return { default: (props: EditDialogProps<Row>) => <BulkEdit {...props} pages={pages} /> };
  };

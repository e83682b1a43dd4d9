/** The list of a resource: what follows from its declaration is said here, what is its own it says itself. */
import { type RaRecord, useNavigate, useTranslate } from 'ra-core';
import { type ComponentType, useState } from 'react';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { takes } from '../../data/call-fields.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { LatePart, late } from '../../kit/late.tsx';
import type { BulkAction, RowAction } from '../../kit/list/column.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import type { ListPageProps } from '../../kit/list/list-page-props.ts';
import type { RowLooks } from '../../kit/list/RowLook.tsx';
import type { EditDialogProps, Selected } from '../record/EditRecords.tsx';

type Own = 'columns' | 'nameOf';
type ResourceListProps<Row extends RaRecord> = Pick<ListPageProps<Row>, Own> &
  Partial<Omit<ListPageProps<Row>, Own | 'quickLook' | 'resource'>> & {
    resource: AnyResource;
    /** Named as its row is. */
    quickLook?: Omit<RowLooks<Row>, 'titleOf'>;
    /** The dialog that edits many at once; most who look at the list only look. The same function at every drawing. */
    loadEdit?: () => Promise<{ default: ComponentType<EditDialogProps<Row>> }>;
    /** Without it, whatever may be removed at all. */
    canRemove?: (row: Row) => boolean;
    /** What goes with a record that is removed. */
    removeNote?: string;
    /** What is done with many besides editing them; without it they are removed, as one can be. */
    bulkActions?: readonly BulkAction<Row>[];
    /** What is done with one besides opening and removing it. */
    moreActions?: (row: Row) => RowAction<Row>[];
  };

/** Most who look at the list only look. */
const RemoveRecords = late(() => import('./RemoveRecords.tsx'), 'RemoveRecords');

export function ResourceList<Row extends RaRecord>({
  resource,
  quickLook,
  loadEdit,
  canRemove = () => true,
  removeNote,
  moreActions,
  bulkActions,
  ...own
}: ResourceListProps<Row>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { create, update, remove } = resource.calls;
  const mayAdd = useMay(create);
  const mayEdit = useMay(update);
  const mayRemove = useMay(remove) && bulkActions === undefined;
  const [edited, setEdited] = useState<Selected<Row> | null>(null);
  const [doomed, setDoomed] = useState<readonly Row[]>([]);
  const path = `/${resource.resource}`;
  const createPath = `${path}/create`;
  const pathOf = own.pathOf ?? (row => `${path}/${row.id}`);
  const doom = { key: 'remove', label: translate('entity.remove'), isDangerous: true } as const;
  return (
    <ListPage<Row>
      resource={resource.resource}
      title={translate(`title.${resource.name}`)}
      primary={
        mayAdd
          ? {
              label: translate(`${resource.words}.create`),
              shortLabel: translate(`${resource.words}.createShort`, { _: translate('kit.list.create') }),
              path: createPath,
            }
          : undefined
      }
      sort={{ field: resource.sorts[0], order: resource.isNewestFirst ? 'DESC' : 'ASC' }}
      canSort
      knowsFilter={name => takes(resource.calls.list, name)}
      searchHint={translate('entity.searchHint')}
      rowActions={row => [
        {
          key: 'open',
          label: translate(mayEdit ? 'entity.edit' : 'entity.view'),
          may: pathOf(row) !== null,
          isInLook: true,
          onClick: () => navigate(pathOf(row) ?? path),
        },
        ...(moreActions?.(row) ?? []),
        ...(mayRemove && canRemove(row)
          ? [{ ...doom, isInMenu: true, onClick: () => setDoomed([row]) }]
          : []),
      ]}
      canSelect={canRemove}
      bulkActions={[
        {
          key: 'edit',
          label: translate('kit.bulk.edit.label'),
          may: loadEdit !== undefined && mayEdit,
          onClick: (ids, rows) => setEdited({ ids, rows }),
        },
        { ...doom, may: mayRemove, onClick: (_, rows) => setDoomed(rows) },
        ...(bulkActions ?? []),
      ]}
      empty={{
        title: translate(`${resource.words}.empty`),
        why: translate(`${resource.words}.emptyWhy`),
      }}
      describeError={describe}
      {...own}
      pathOf={pathOf}
      quickLook={quickLook && { ...quickLook, titleOf: own.nameOf }}
    >
      {own.children}
      {loadEdit && edited && (
        <LatePart
          load={loadEdit}
          onClose={() => setEdited(null)}
          draw={({ default: EditDialog }) => <EditDialog {...edited} onClose={() => setEdited(null)} />}
        />
      )}
      {doomed.length > 0 && (
        <RemoveRecords
          resource={resource.resource}
          objectType={anewTypeOf(resource)}
          rows={doomed}
          nameOf={own.nameOf}
          note={removeNote}
          onClose={() => setDoomed([])}
        />
      )}
    </ListPage>
  );
}

/** One whose adding tells a secret is not made anew: nobody would be told it. */
const anewTypeOf = ({ loggedAs, calls: { create } }: AnyResource) =>
  create && !create.hasSecretAnswer ? loggedAs : undefined;

/** The list of an entity: what follows from its declaration is said here, what is its own it says itself. */
import { type RaRecord, useNavigate, useTranslate } from 'ra-core';
import { type ComponentType, useState } from 'react';
import type { AnyEntity } from '../../contract/grammar/entity.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import type { RowAction } from '../../kit/list/column.ts';
import { ListPage, type ListPageProps } from '../../kit/list/ListPage.tsx';
import type { RowLooks } from '../../kit/list/RowLook.tsx';
import { PartOnDemand } from '../jobs/PartOnDemand.tsx';
import type { EditDialogProps, Selected } from '../record/EditRecords.tsx';
import { RemoveEntities } from './RemoveEntities.tsx';

type Own = 'columns' | 'nameOf';
type EntityListProps<Row extends RaRecord> = Pick<ListPageProps<Row>, Own> &
  Partial<Omit<ListPageProps<Row>, Own | 'pathOf' | 'quickLook'>> & {
    entity: AnyEntity;
    pathOf?: (row: Row) => string;
    /** Named as its row is. */
    quickLook?: Omit<RowLooks<Row>, 'titleOf'>;
    /** The dialog that edits many at once; most who look at the list only look. The same function at every drawing. */
    loadEdit?: () => Promise<{ default: ComponentType<EditDialogProps<Row>> }>;
    /** Without it, whatever may be removed at all. */
    canRemove?: (row: Row) => boolean;
    /** What goes with a record that is removed. */
    removeNote?: string;
    /** What is done with one besides opening and removing it. */
    moreActions?: (row: Row) => RowAction<Row>[];
  };

const NO_MORE: string[] = [];

export function EntityList<Row extends RaRecord>({
  entity,
  quickLook,
  loadEdit,
  canRemove = () => true,
  removeNote,
  moreActions,
  ...own
}: EntityListProps<Row>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { create, update, remove } = entity.calls;
  const mayAdd = useMay(create);
  const mayEdit = useMay(update);
  const mayRemove = useMay(remove);
  const [edited, setEdited] = useState<Selected<Row> | null>(null);
  const [doomed, setDoomed] = useState<readonly Row[]>([]);
  const path = `/${entity.resource}`;
  const createPath = `${path}/create`;
  const pathOf = own.pathOf ?? (row => `${path}/${row.id}`);
  const doom = { key: 'remove', label: translate('entity.remove'), isDangerous: true } as const;
  return (
    <ListPage<Row>
      resource={entity.resource}
      title={translate(`title.${entity.name}`)}
      primary={
        mayAdd
          ? {
              label: translate(`${entity.name}.create`),
              shortLabel: translate('kit.list.create'),
              path: createPath,
            }
          : undefined
      }
      sort={{ field: entity.sorts[0], order: entity.isNewestFirst ? 'DESC' : 'ASC' }}
      canSort
      searchHint={translate('entity.searchHint')}
      rowActions={row => [
        {
          key: 'open',
          label: translate(mayEdit ? 'entity.edit' : 'entity.view'),
          isInLook: true,
          onClick: () => navigate(pathOf(row)),
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
      ]}
      empty={{
        title: translate(`${entity.name}.empty`),
        why: translate(`${entity.name}.emptyWhy`),
      }}
      describeError={describe}
      {...own}
      pathOf={pathOf}
      quickLook={quickLook && { ...quickLook, titleOf: own.nameOf }}
    >
      {own.children}
      {loadEdit && (
        <PartOnDemand
          load={loadEdit}
          words={NO_MORE}
          isWanted={edited !== null}
          onFail={() => setEdited(null)}
          draw={EditDialog => edited && <EditDialog {...edited} onClose={() => setEdited(null)} />}
        />
      )}
      {doomed.length > 0 && (
        <RemoveEntities
          resource={entity.resource}
          rows={doomed}
          nameOf={own.nameOf}
          note={removeNote}
          onClose={() => setDoomed([])}
        />
      )}
    </ListPage>
  );
}

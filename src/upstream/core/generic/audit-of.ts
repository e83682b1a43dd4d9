/** How the operate log and the earlier versions have a record of a resource. */
import type { AnyResource } from '../../../contract/grammar/resource.ts';
import { shapeOf } from '../http/shape.ts';
import type { ResourceTable, Values } from './served.ts';

export function auditOf<T extends ResourceTable>({ name, Row, area }: AnyResource, table: T) {
  const shape = shapeOf(Row);
  return {
    table,
    objectType: name,
    /** A log keeps what may be read, never a column that nobody is shown; and where the record lies. */
    summary: (row: object) => ({
      ...(shape(row) as Values),
      ...(area !== undefined && { areaIds: [(row as Values)[area]].flat().map(String) }),
    }),
  };
}

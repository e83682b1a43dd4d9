/** How the operate log and the earlier versions have a record of a resource. */
import type { AnyResource } from '../../../contract/grammar/resource.ts';
import { shapeOf } from '../http/shape.ts';
import type { ResourceTable, Values } from './served.ts';

export function auditOf<T extends ResourceTable>({ name, Row, area }: AnyResource, table: T) {
  const shape = shapeOf(Row);
  return {
    table,
    objectType: name,
    /** The fields of an answer, so that a column that no answer has is in no log, and the areas of the record. */
    summary: (row: object) => ({
      ...(shape(row) as Values),
      ...(area !== undefined && { areaIds: [(row as Values)[area]].flat().map(String) }),
    }),
  };
}

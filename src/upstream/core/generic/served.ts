import type { AnyResource } from '../../../contract/grammar/resource.ts';
import type { ResourceRules, ResourceTable } from './handlers.ts';

/** What the generic mount serves, said in the `resource.ts` of its room. */
export interface Served {
  resource: AnyResource;
  table: ResourceTable;
  /** Where it is more than its fields. */
  rules?: ResourceRules;
}

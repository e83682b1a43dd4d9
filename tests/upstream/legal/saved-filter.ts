import fc from 'fast-check';
import { savedFilterCalls } from '../../../src/contract/saved-filter.ts';
import { HOSTILE_TEXTS } from '../../builders/arbitrary.ts';
import { listOf, type RulesOf, roleIds, unique } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

const LIST = 'system-manage/role-group';

/** It has no page of its own. */
export const ROW = {
  name: 'saved-filter',
  calls: {
    list: savedFilterCalls.listSavedFilters,
    create: savedFilterCalls.createSavedFilter,
    update: savedFilterCalls.updateSavedFilter,
    remove: savedFilterCalls.deleteSavedFilter,
    idField: 'id',
  },
};

export default {
  of: ROW.calls,
  legal: async office => {
    const text = fc.constantFrom(...HOSTILE_TEXTS.map(one => one.trim()));
    const value = fc.oneof(text, fc.integer(), fc.array(text, { minLength: 1, maxLength: 4 }));
    return {
      resource: fc.constant(LIST),
      filter: fc.dictionary(fc.constantFrom('name__contains', 'state', 'sort__gte', 'x'), value),
      roleIds: listOf(await roleIds(office)),
    };
  },
  agreed: values => ({ ...values, ...('name' in values && { name: unique(values.name, 30) }) }),
  read: async id => {
    // loads the console, which needs a window: tests of the upstream have none
    const { ask } = await import('../../../src/data/ask.ts');
    const found = await ask(savedFilterCalls.listSavedFilters, { query: { resource: LIST } });
    return found.find(row => row.id === id);
  },
} satisfies RulesOf;

// each belongs to one user: tried by saved-filter.test.ts
export const VERSIONED: RoomFile['VERSIONED'] = {
  'savedFilter.updateSavedFilter': 'elsewhere',
  'savedFilter.deleteSavedFilter': 'elsewhere',
};

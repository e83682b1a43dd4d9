/**
 * What a clerk asks for again and again, under a name of his. 常用筛选 saved filter · 共享 share · 默认 default. Own
 * ones, and those that somebody shares with a role one has. These calls are this project's own (capability
 * `savedFilters`).
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { Flag, filledLine, Id, line, recordFields, writeFields } from './grammar/wire.ts';

/** Of one person, on all lists together. */
export const MOST_SAVED_FILTERS = 100;

const value = z.union([line(64), z.number(), z.array(line(64)).check(z.maxLength(50))]);
/** Names and values as the list takes them. */
const Filter = z.record(z.string().check(z.maxLength(60), z.regex(/^\w+$/)), value);
const Sort = z.object({ field: filledLine(40), order: z.enum(['ASC', 'DESC']) });

export const SavedFilter = z.object({
  id: Id,
  /** react-admin's name of the list. */
  resource: z.string(),
  name: z.string(),
  filter: z.record(z.string(), z.unknown()),
  sort: z.nullable(Sort),
  /** Keys of the columns that are shown, in their order; null = as each has them. */
  columns: z.nullable(z.array(z.string())),
  /** Who may use it besides. */
  roleIds: z.array(Id),
  /** 1: the one who asks has made it, and may change it. */
  isOwn: Flag,
  ownerName: z.string(),
  /** 1: what the list begins with for the one who asks. */
  isDefault: Flag,
  ...recordFields,
});
export type SavedFilter = z.output<typeof SavedFilter>;

const resource = filledLine(80);
const input = {
  name: filledLine(30),
  filter: Filter.check(z.refine(filter => Object.keys(filter).length <= 30)),
  sort: z.optional(z.nullable(Sort)),
  columns: z.optional(z.nullable(z.array(filledLine(40)).check(z.maxLength(60)))),
  /** Only who may edit users may name any: his own, or with every right all. */
  roleIds: z.optional(z.array(Id).check(z.maxLength(50))),
};
const fails = ['DUPLICATE', 'OVER_LIMIT', 'NO_PERMISSION'] as const;

/** Who may share with roles. */
export const MAY_SHARE_FILTERS = 'usermgr.list:edit';

export const savedFilterCalls = callGroup(
  'savedFilter',
  {
    listSavedFilters: call('GET', '/api/admin/saved-filter/list', {
      query: z.object({ resource }),
      data: z.array(SavedFilter),
      may: 'signed-in',
    }),
    createSavedFilter: call('POST', '/api/admin/saved-filter', {
      body: z.object({ resource, ...input, ...writeFields }),
      data: SavedFilter,
      may: 'signed-in',
      fails,
      business: 'add',
    }),
    updateSavedFilter: call('PUT', '/api/admin/saved-filter', {
      body: z.object({ id: Id, ...z.partial(z.object(input)).shape, ...writeFields }),
      data: SavedFilter,
      may: 'signed-in',
      fails: [...fails, 'STATE_CONFLICT', 'NOT_FOUND'],
      business: 'update',
    }),
    deleteSavedFilter: call('DELETE', '/api/admin/saved-filter/{id}', {
      params: z.object({ id: Id }),
      query: z.object(writeFields),
      data: z.null(),
      may: 'signed-in',
      fails: ['STATE_CONFLICT', 'NOT_FOUND'],
      business: 'delete',
    }),
    /** One for each list and person; without an id, none. */
    setDefaultFilter: call('POST', '/api/admin/saved-filter/default', {
      body: z.object({ resource, id: z.optional(z.nullable(Id)), requestId: writeFields.requestId }),
      data: z.null(),
      may: 'signed-in',
      fails: ['NOT_FOUND'],
      business: 'update',
    }),
  },
  { isBeyondPlain: true },
);

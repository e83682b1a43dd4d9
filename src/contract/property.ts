/**
 * Properties as an administrator sees and sets them. 参数 property · 内置 built-in · 默认值 default · 密文 secret ·
 * 恢复默认 back to the default. Which of them this product reads is in `properties.ts`; others may be added, for other
 * programs of the operator.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import type { LiveDeclared } from './grammar/live.ts';
import { Flag, filledLine, Id, line, listQuery, recordFields, writeFields } from './grammar/wire.ts';
import { VALUE_TYPES } from './property-value.ts';

export const properties: LiveDeclared = {
  loggedAs: 'property',
  live: {
    resource: 'system-manage/system-config',
    may: 'systemmgr',
    mayEdit: 'systemmgr:config',
    isByArea: false,
  },
};

export const PropertyRecord = z.object({
  id: Id,
  name: z.string(),
  /** As it holds now: as set or, where nobody has set it, the default. Null for a secret, and where nothing decides. */
  value: z.nullable(z.string()),
  valueType: z.enum(VALUE_TYPES),
  groupName: z.string(),
  description: z.nullable(z.string()),
  defaultValue: z.nullable(z.string()),
  editable: Flag,
  /** '1' ships with the product: it cannot be deleted, and has the type that the product reads. */
  builtIn: z.enum(['0', '1']),
  state: Flag,
  /** Whether somebody has set it; of a secret, whether there is one. This project's own. */
  isSet: z.optional(Flag),
  ...recordFields,
});
export type PropertyRecord = z.output<typeof PropertyRecord>;

/** As programs write names: letters, digits, dots, dashes and underscores, a letter first. */
export const PropertyKey = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(80), z.regex(/^[a-zA-Z][\w.-]*$/));

/** Its length depends on its type; nothing is longer than this. */
const Value = z.nullable(z.string().check(z.maxLength(20_000)));

const about = {
  groupName: z.optional(line(40)),
  description: z.optional(z.nullable(line(200))),
  remark: z.optional(z.nullable(line(200))),
};

const id = z.object({ id: Id, ...writeFields });
const fails = ['STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'NOT_FOUND'] as const;
/** A value may be a secret, which only the record itself tells. */
const secretFields = ['value'] as const;

export const propertyCalls = callGroup('property', {
  listProperties: call('GET', '/api/admin/property/list', {
    query: z.object({
      ...listQuery,
      size: z._default(z.int().check(z.gte(1), z.lte(1000)), 20),
      orderBy: z.optional(z.enum(['groupName', 'name', 'updatedOn'])),
      id: z.optional(Id),
      name: z.optional(line(80)),
      groupName: z.optional(line(40)),
      /** In name, description or group. */
      keyword: z.optional(line(80)),
    }),
    data: z.array(PropertyRecord),
    isPaged: true,
    may: 'systemmgr',
  }),
  /** `value` null goes back to the default, and takes a secret away. A value left out stays. */
  updateProperty: call('POST', '/api/admin/property/update', {
    body: z.object({ id: Id, value: z.optional(Value), ...about, ...writeFields }),
    data: PropertyRecord,
    may: 'systemmgr:config',
    fails,
    business: 'update',
    secretFields,
  }),
  addProperty: call('POST', '/api/admin/property/insert', {
    body: z.object({
      name: PropertyKey,
      valueType: z.enum(VALUE_TYPES.filter(type => type !== 'choice')),
      value: Value,
      ...about,
      groupName: filledLine(40),
      ...writeFields,
    }),
    data: PropertyRecord,
    may: 'systemmgr:config',
    fails: ['DUPLICATE', 'OVER_LIMIT'],
    business: 'add',
    secretFields,
  }),
  deleteProperty: call('GET', '/api/admin/property/delete', {
    query: id,
    data: z.null(),
    may: 'systemmgr:config',
    fails,
    changesState: true,
    business: 'delete',
  }),
});

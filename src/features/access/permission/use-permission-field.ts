/** The rights of the role in the form around: the tree, what is ticked, and what that changes. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { accessCalls } from '../../../contract/access.ts';
import { useSession } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { useFormField } from '../../../kit/form/form-fields.ts';
import { canGrantAll } from '../giving.ts';
import {
  type Changes,
  changesOf,
  flat,
  missingParents,
  type PermissionNode,
  toggledBranch,
  toggledOne,
  treeOf,
} from './tree.ts';

export interface PermissionField {
  tree: PermissionNode[];
  nodes: ReadonlyMap<string, PermissionNode>;
  given: ReadonlySet<string>;
  before: ReadonlySet<string>;
  changes: Changes;
  isPending: boolean;
  error: unknown;
  refetch: () => void;
  /** Whether the right is one's own, so that one may give and take it. */
  canGive: (code: string) => boolean;
  missingAbove: (code: string) => PermissionNode[];
  toggleBranch: (node: PermissionNode) => void;
  toggleOne: (code: string) => void;
  give: (codes: readonly string[]) => void;
}

export function usePermissionField(): PermissionField {
  const { rights } = useSession();
  const { data, isPending, error, refetch } = useAnswer(accessCalls.permissionTree, {});
  const { field } = useController({ name: 'permissions' });
  useFormField('permissions', useTranslate()('access.role.field.permissions'));
  const { defaultValues } = useFormState();
  const tree = useMemo(() => treeOf(data ?? []), [data]);
  const nodes = useMemo(() => new Map(flat(tree).map(node => [node.val, node])), [tree]);
  const given = useMemo(() => codesIn(field.value), [field.value]);
  const before = useMemo(() => codesIn(defaultValues?.permissions), [defaultValues?.permissions]);
  const changes = useMemo(() => changesOf(before, given, [...nodes.keys()]), [before, given, nodes]);
  const canGive = (code: string) => canGrantAll(rights, [code]);
  const set = (codes: ReadonlySet<string>) => {
    const isBack = codes.size === before.size && [...codes].every(code => before.has(code));
    // the value as it was loaded, so that the form knows it is clean again
    field.onChange(isBack ? defaultValues?.permissions : [...codes].map(val => ({ val })));
  };
  return {
    tree,
    nodes,
    given,
    before,
    changes,
    isPending,
    error,
    refetch: () => void refetch(),
    canGive,
    missingAbove: code => missingParents(code, given, nodes),
    toggleBranch: node => set(toggledBranch(node, given, canGive)),
    toggleOne: code => set(toggledOne(code, given)),
    give: codes => set(new Set([...given, ...codes.filter(canGive)])),
  };
}

export function codesIn(value: unknown): ReadonlySet<string> {
  if (!Array.isArray(value)) return new Set();
  return new Set(value.map((entry: { val?: unknown }) => String(entry.val ?? '')).filter(Boolean));
}

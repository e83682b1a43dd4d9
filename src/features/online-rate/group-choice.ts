/** Which groups one looks at, and which of them is open, as the address says it: `area`, `company-all`, `platform-1`. */
import { GROUP_TYPES, type GroupType } from '../../contract/online-rate.ts';
import { RATES_PATH } from './paths.ts';

export const KINDS = ['area', 'company', 'platform'] as const;
export type Kind = (typeof KINDS)[number];

export interface OpenGroup {
  groupType: GroupType;
  /** Unset, all of its kind together. */
  groupId: string | undefined;
}

export interface GroupChoice extends OpenGroup {
  kind: Kind;
  /** Somebody has chosen it, where there is no room for the groups beside it. */
  isOpen: boolean;
}

const ALL = 'all';

/** What names no kind is the areas. */
export function readChoice(text: string | undefined): GroupChoice {
  const [, named, id] = /^(\w+?)(?:-(.+))?$/.exec(text ?? '') ?? [];
  const at = KINDS.indexOf(named as Kind);
  const isKnown = at >= 0;
  return {
    kind: KINDS[at] ?? 'area',
    groupType: GROUP_TYPES[at] ?? 1,
    groupId: isKnown && id !== ALL ? id : undefined,
    isOpen: isKnown && id !== undefined,
  };
}

export const kindPath = (kind: Kind) => `${RATES_PATH}/${kind}`;

export const groupPath = (kind: Kind, groupId: string | undefined) =>
  `${kindPath(kind)}-${encodeURIComponent(groupId ?? ALL)}`;

/** The rights of a role in words, beside those of another state of it: for conflicts and the timeline. */
import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { changesOf } from '../permission/tree.ts';
import { codesIn } from '../permission/use-permission-field.ts';
import { usePermissionName } from '../permission/use-permission-name.ts';

export function useRightsWords() {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  const { data: tree } = useAnswer(accessCalls.permissionTree, {});
  const names = new Map(tree?.map(({ val, name }) => [val, name]));
  const say = (codes: readonly string[]) =>
    codes.map(code => nameOf(code, names.get(code))).join(translate('common.listSeparator'));
  return (value: unknown, loaded: unknown): string => {
    const { adds, takes } = changesOf(codesIn(loaded), codesIn(value), [...names.keys()]);
    return [
      translate('access.items', { smart_count: codesIn(value).size }),
      ...(adds.length > 0 ? [`${translate('access.change.add')} ${say(adds)}`] : []),
      ...(takes.length > 0 ? [`${translate('access.change.take')} ${say(takes)}`] : []),
    ].join(translate('access.comma'));
  };
}

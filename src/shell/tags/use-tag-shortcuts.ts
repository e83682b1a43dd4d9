/** Keys that browsers leave to pages. */
import { useNavigate } from 'ra-core';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { useTags } from './tags-context.tsx';
import type { TagActs } from './use-tag-acts.tsx';

export function useTagShortcuts({ close }: TagActs) {
  const { tags, activeKey } = useTags();
  const navigate = useNavigate();
  const go = (by: number) => {
    const at = tags.findIndex(({ key }) => key === activeKey);
    const next = tags[(Math.max(at, 0) + by + tags.length) % tags.length];
    if (next && next.key !== activeKey) navigate(next.at);
  };
  const options = { inFields: true, group: 'tags' } as const;
  useShortcut('alt+w', () => activeKey !== null && close([activeKey]), {
    ...options,
    label: 'tags.key.close',
  });
  useShortcut('alt+pagedown', () => go(1), { ...options, label: 'tags.key.next' });
  useShortcut('alt+pageup', () => go(-1), { ...options, label: 'tags.key.previous' });
}

/** What the call was about, each by one key; what is suggested stands out. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { UNTAGGED } from '../../../contract/call-record.ts';
import { Key } from '../../../kit/Key.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { type CallTag, useCallTags } from '../use-call-tags.ts';
import { type TaggedCall, useTagging } from '../use-tagging.ts';

interface TagKeysProps {
  call: TaggedCall & { tagging: string };
  suggested: string | null;
  hasKeys: boolean;
  onTagged?(leadsOn: boolean): void;
}

export function TagKeys({ call, suggested, hasKeys, onTagged }: TagKeysProps) {
  const translate = useTranslate();
  const { tags, error, ask } = useCallTags();
  const { tag, mayTag, pendingId } = useTagging();
  const choose = (value: string) => tag(call, value, onTagged);
  if (error && tags.length === 0) {
    return (
      <PageState
        title={translate('call.tagsFailed')}
        action={<Button onClick={ask}>{translate('kit.state.retry')}</Button>}
      />
    );
  }
  return (
    <Grid role="group" aria-label={translate('call.tag')}>
      {tags.map(each => (
        <TagKey
          key={each.value}
          tag={hasKeys ? each : { ...each, key: null }}
          isChosen={call.tagging === each.value}
          isSuggested={call.tagging === UNTAGGED && suggested === each.value}
          isDisabled={!mayTag || pendingId !== null}
          onChoose={choose}
        />
      ))}
    </Grid>
  );
}

interface TagKeyProps {
  tag: CallTag;
  isChosen: boolean;
  isSuggested: boolean;
  isDisabled: boolean;
  onChoose(value: string): void;
}

function TagKey({ tag: { value, label, key }, isChosen, isSuggested, isDisabled, onChoose }: TagKeyProps) {
  useShortcut(key ?? value, () => onChoose(value), { isEnabled: key !== null && !isDisabled });
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-suggested={isSuggested || undefined}
      aria-keyshortcuts={key ?? undefined}
      disabled={isDisabled}
      onClick={() => onChoose(value)}
    >
      {key === null ? <i /> : <Key>{key}</Key>}
      <span>{label}</span>
    </button>
  );
}

const Grid = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: Math.max(30, sizes.control),
    minWidth: 0,
    padding: '0 6px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.strong,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover:not(:disabled)': { backgroundColor: tokens.hover },
    '&[data-suggested], &[aria-pressed=true]': { backgroundColor: tokens.accent.soft },
    '&[aria-pressed=true]': { fontWeight: 600 },
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  kbd: { flex: 'none', marginLeft: 0, color: tokens.text.faint },
  i: { width: 16 },
  span: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

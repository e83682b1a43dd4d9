/** On a narrow screen, instead of the bar: how many pages are open, and the list of them. */
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { late } from '../../kit/late.tsx';
import { useTags } from './tags-context.tsx';
import { useTagActs } from './use-tag-acts.tsx';

const TagsList = late(() => import('./TagsList.tsx'), 'default');

export function TagsButton() {
  const translate = useTranslate();
  const { tags } = useTags();
  const { acts, question } = useTagActs();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-label={translate('tags.all', { count: tags.length })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={theme => ({
          flex: 'none',
          width: 36,
          height: 36,
          borderRadius: 1,
          fontSize: 11,
          fontWeight: 600,
          color: theme.tokens.text.plain,
          '& span': {
            minWidth: 18,
            px: '3px',
            border: '1.75px solid currentColor',
            borderRadius: 1,
            lineHeight: '15px',
          },
        })}
      >
        <span aria-hidden="true">{tags.length}</span>
      </ButtonBase>
      {anchor && <TagsList anchor={anchor} acts={acts} onClose={() => setAnchor(null)} />}
      {question}
    </>
  );
}

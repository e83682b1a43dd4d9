/** What can be pressed on the page in view. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Fragment, useId, useSyncExternalStore } from 'react';
import { CloseCorner, DialogBody, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { keyWords } from '../../kit/key-words.ts';
import { usePreference } from '../../kit/preference.ts';
import { hasSingleKeys as singleKeys } from '../../kit/preferences.ts';
import { onShortcuts, readShortcuts, SHORTCUT_GROUPS, type Shortcut } from '../../kit/shortcuts.ts';
import { Choice } from './Choice.tsx';

export default function KeyboardMap({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const shortcuts = useSyncExternalStore(onShortcuts, readShortcuts);
  const groups = SHORTCUT_GROUPS.map(group => ({
    group,
    rows: shortcuts.filter(shortcut => shortcut.group === group),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <TitledDialog title={translate('settings.keys.title')} onClose={onClose} maxWidth="sm">
      <CloseCorner label={translate('settings.keys.close')} onClick={onClose} />
      <DialogBody>
        {groups.length === 0 && <p>{translate('settings.keys.none')}</p>}
        <Groups>
          {groups.map(({ group, rows }) => (
            <section key={group} aria-labelledby={`${id}-${group}`}>
              <h3 id={`${id}-${group}`}>{translate(`settings.keys.group.${group}`)}</h3>
              <ul>
                {rows.map(shortcut => (
                  <Row key={shortcut.keys + shortcut.label} shortcut={shortcut} />
                ))}
              </ul>
            </section>
          ))}
        </Groups>
        <Foot>
          <Choice
            of={singleKeys}
            label={translate('settings.keys.single')}
            hint={translate('settings.keys.singleHint')}
          />
        </Foot>
      </DialogBody>
    </TitledDialog>
  );
}

function Row({ shortcut: { keys, label, isSingle } }: { shortcut: Shortcut }) {
  const translate = useTranslate();
  const isOff = !usePreference(singleKeys) && isSingle;
  return (
    <li>
      <span>{translate(label)}</span>
      <span className="keys">
        {isOff && <span>{translate('settings.keys.off')}</span>}
        {keyWords(keys).map((caps, at) => (
          <Fragment key={caps.join('+')}>
            {at > 0 && <span>{translate('settings.keys.or')}</span>}
            {caps.map(cap => (
              <kbd key={cap} data-off={isOff || undefined}>
                {cap}
              </kbd>
            ))}
          </Fragment>
        ))}
      </span>
    </li>
  );
}

const Groups = styled('div')(
  ({ theme: { breakpoints } }) => ({
    columns: 2,
    columnGap: 32,
    section: { breakInside: 'avoid', paddingBottom: 12 },
    h3: { margin: '0 0 4px', fontSize: 13, fontWeight: 600 },
    ul: { margin: 0, padding: 0, listStyle: 'none' },
    li: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 28 },
    '.keys': { display: 'flex', flex: 'none', alignItems: 'center', gap: 4 },
    '.keys span': { fontSize: 12 },
    [breakpoints.down('sm')]: { columns: 1 },
    kbd: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 20,
      height: 20,
      padding: '0 5px',
      borderRadius: 3,
      font: 'inherit',
      fontSize: 12,
    },
  }),
  ({ theme: { tokens } }) => ({
    li: { color: tokens.text.plain },
    h3: { color: tokens.text.strong },
    '.keys span': { color: tokens.text.faint },
    kbd: {
      border: `1px solid ${tokens.outline}`,
      color: tokens.text.strong,
      backgroundColor: tokens.surface,
    },
    'kbd[data-off]': { color: tokens.text.faint, textDecoration: 'line-through' },
  }),
);

const Foot = styled('div')(({ theme: { tokens } }) => ({
  marginTop: 8,
  padding: '8px 0',
  borderTop: `1px solid ${tokens.line}`,
}));

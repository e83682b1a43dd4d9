/** What an entry is called and where it leads; its place is moved in the tree. */
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { accessCalls } from '../../contract/access.ts';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { IconField } from './IconField.tsx';
import type { MenuTreeFacts } from './use-menu-tree.ts';
import { useMenuWords } from './use-menu-words.ts';

interface MenuInputsProps {
  facts: MenuTreeFacts;
  isReadOnly?: boolean;
}

const rule = rulesOf(accessCalls.saveMenu.body.shape);

export function MenuInputs({ facts, isReadOnly = false }: MenuInputsProps) {
  const translate = useTranslate();
  const { labelOf, show } = useMenuWords();
  const type = useWatch({ name: 'type' });
  const link = useWatch({ name: 'link' });
  const help = (field: string) => translate(`menu.help.${field}`);
  const text = (source: string) => ({ label: labelOf(source), isDisabled: isReadOnly });
  const paths = [...facts.pages].map(([value, title]) => ({ value, label: `${translate(title)} ${value}` }));
  const codes = ALL_PERMISSIONS.filter(({ val }) => val !== 'all').map(({ val }) => ({
    value: val,
    label: `${show('permission', val)} ${val}`,
  }));
  return (
    <FieldGrid>
      <TextField {...rule('title')} {...text('title')} />
      <SelectField
        source="type"
        label={labelOf('type')}
        isRequired
        isDisabled={isReadOnly}
        choices={(['M', 'C', 'F'] as const).map(value => ({ value, label: show('type', value) }))}
      />
      {type !== 'F' && (
        <>
          <TextField {...rule('titleEn')} {...text('titleEn')} />
          <TextField {...rule('titleEs')} {...text('titleEs')} />
          <TextField {...rule('titleJa')} {...text('titleJa')} />
          <IconField source="icon" label={labelOf('icon')} isDisabled={isReadOnly} />
        </>
      )}
      {type === 'M' && <TextField {...rule('path')} {...text('path')} help={help('folderPath')} />}
      {type === 'C' && (
        <>
          <SelectField
            source="path"
            label={labelOf('path')}
            choices={paths}
            help={help('path')}
            isDisabled={isReadOnly || Boolean(link)}
          />
          <TextField {...rule('link', 'menu.problem.link')} {...text('link')} help={help('link')} />
        </>
      )}
      <SelectField
        source="permission"
        label={labelOf('permission')}
        choices={codes}
        help={help(type === 'M' ? 'folderPermission' : 'permission')}
        isDisabled={isReadOnly}
      />
      {type !== 'F' && (
        <>
          <SwitchField
            source="hidden"
            label={labelOf('hidden')}
            words={{ on: show('hidden', 1), off: show('hidden', 0) }}
            help={help('hidden')}
            isDisabled={isReadOnly}
          />
          <SwitchField
            source="state"
            label={labelOf('state')}
            words={{ on: show('state', 1), off: show('state', 0) }}
            isDisabled={isReadOnly}
            defaultValue={1}
          />
        </>
      )}
      <TextField {...rule('remark')} {...text('remark')} isMultiline isWide />
    </FieldGrid>
  );
}

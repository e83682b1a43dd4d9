/** Every kind of field, in every state: empty, filled, with help, changed, at fault, and not to be changed. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChoiceField } from '../../src/kit/form/ChoiceField.tsx';
import { DateField, MonthField } from '../../src/kit/form/DateField.tsx';
import { DateRangeField } from '../../src/kit/form/DateRangeField.tsx';
import { FieldGrid } from '../../src/kit/form/FieldGrid.tsx';
import { FindField } from '../../src/kit/form/FindField.tsx';
import { FormSections } from '../../src/kit/form/FormSections.tsx';
import { MaskedTextField } from '../../src/kit/form/MaskedTextField.tsx';
import { NumberField, YuanField } from '../../src/kit/form/NumberField.tsx';
import { PickManyField } from '../../src/kit/form/PickManyField.tsx';
import { RecordForm } from '../../src/kit/form/RecordForm.tsx';
import { SavedInputNote } from '../../src/kit/form/SavedInputNote.tsx';
import { SelectField } from '../../src/kit/form/SelectField.tsx';
import { SuggestField } from '../../src/kit/form/SuggestField.tsx';
import { SwitchField } from '../../src/kit/form/SwitchField.tsx';
import { TagsField } from '../../src/kit/form/TagsField.tsx';
import { TextField } from '../../src/kit/form/TextField.tsx';
import { UploadZone } from '../../src/kit/form/UploadZone.tsx';
import { Minutes } from '../../src/kit/format/Minutes.tsx';
import { noop, revealing } from './examples.ts';
import { Place, Shelf } from './shelf.tsx';

const FILLED = {
  id: '1',
  text: '韦大宝',
  remark: '两行\n备注',
  date: 1_790_000_000_000,
  month: 1_790_000_000_000,
  from: 1_790_000_000_000,
  to: 1_780_000_000_000,
  select: 1,
  choice: 1,
  many: ['1', '3'],
  flag: 1,
  number: 12,
  yuan: 123_45,
  tags: ['机场', '夜班'],
  suggested: '桂A',
  found: '1',
  masked: '138****5678',
};

const EMPTY = { id: '2' };

const SOURCES = Object.keys(FILLED).filter(name => name !== 'id');

const CHOICES = [
  { value: 1, label: '在岗' },
  { value: 2, label: '离岗' },
];

const OPTIONS = [
  { id: '1', label: '南宁' },
  { id: '2', label: '柳州' },
  { id: '3', label: '桂林', barred: '不能取消' },
];

const FOUND = [
  { id: '1', label: '韦大宝' },
  { id: '2', label: '黄秀英' },
];

const noSave = async () => undefined;

export function Fields() {
  const translate = useTranslate();
  return (
    <>
      <Shelf of="Fields: empty, with help">
        <RecordForm record={EMPTY} onSubmit={noSave}>
          <AllFields help={translate('shell.missing.text')} />
        </RecordForm>
      </Shelf>
      <Shelf of="Fields: filled">
        <RecordForm record={FILLED} onSubmit={noSave}>
          <AllFields />
        </RecordForm>
      </Shelf>
      <Shelf of="Fields: not to be changed">
        <RecordForm record={FILLED} onSubmit={noSave}>
          <AllFields isDisabled />
        </RecordForm>
      </Shelf>
      <Shelf of="Fields: at fault">
        <RecordForm record={FILLED} onSubmit={noSave}>
          <AllFields />
          <AtFault />
        </RecordForm>
      </Shelf>
      <Shelf of="Fields: changed, in sections">
        <Place style={{ height: 320 }}>
          <RecordForm record={FILLED} onSubmit={noSave}>
            <FormSections sections={sections} />
            <Typed />
          </RecordForm>
        </Place>
      </Shelf>
      <Shelf of="UploadZone">
        <Uploads />
      </Shelf>
      <Shelf of="KeptNote, Minutes">
        <SavedInputNote keptOn={1_790_000_000_000} clear={noSave} />
        <Minutes seconds={1_800} />
        <Minutes seconds={33_000} />
      </Shelf>
    </>
  );
}

interface AllFieldsProps {
  help?: string;
  isDisabled?: boolean;
}

function AllFields(state: AllFieldsProps) {
  return (
    <FieldGrid>
      <TextField {...state} source="text" label="姓名" isRequired />
      <TextField {...state} source="remark" label="备注" isMultiline />
      <DateField {...state} source="date" label="生日" />
      <MonthField {...state} source="month" label="月份" />
      <DateRangeField {...state} from="from" to="to" label="有效期" isRequired />
      <SelectField {...state} source="select" label="状态" choices={CHOICES} />
      <ChoiceField {...state} source="choice" label="状态" choices={CHOICES} />
      <SwitchField {...state} source="flag" label="启用" words={{ on: '已启用', off: '已停用' }} />
      <NumberField {...state} source="number" label="时长" unit="分钟" />
      <YuanField {...state} source="yuan" label="押金" unit="元" />
      <TagsField {...state} source="tags" label="标签" />
      <SuggestField {...state} source="suggested" label="车牌" suggestions={['桂A', '桂B']} />
      <FindField
        {...state}
        source="found"
        label="司机"
        found={FOUND}
        nameOf={id => FOUND.find(one => one.id === id)?.label ?? id}
        onSearch={noop}
      />
      <MaskedTextField source="masked" label="手机" revealing={revealing} isDisabled={state.isDisabled} />
      <PickManyField {...state} source="many" label="地区" options={OPTIONS} />
    </FieldGrid>
  );
}

function AtFault() {
  const { setError } = useFormContext();
  useEffect(() => {
    for (const source of SOURCES) setError(source, { message: 'ra.validation.required' });
  }, [setError]);
  return null;
}

/** One section changed, one at fault, one as it was. */
function Typed() {
  const { setValue, setError } = useFormContext();
  useEffect(() => {
    setValue('text', '黄秀英', { shouldDirty: true });
    setError('remark', { message: 'ra.validation.required' });
  }, [setValue, setError]);
  return null;
}

const inGrid = (field: ReactNode) => <FieldGrid>{field}</FieldGrid>;

const sections = [
  { key: 'other', title: '其他', content: inGrid(<TextField source="other" label="其他" />) },
  { key: 'name', title: '姓名', content: inGrid(<TextField source="text" label="姓名" />) },
  { key: 'remark', title: '备注', content: inGrid(<TextField source="remark" label="备注" />) },
];

function Uploads() {
  const shared = {
    label: '选择文件',
    limits: { accept: ['.csv', '.xlsx'], largest: 20_000_000 },
    onFile: noop,
    onCancel: noop,
  };
  return (
    <>
      <Zone {...shared} progress={null} />
      <Zone {...shared} progress={null} isBusy />
      <Zone {...shared} progress={0.4} sending="照片.png" />
      <Zone {...shared} progress={null} failure="文件没有传上去" onRetry={noop} />
    </>
  );
}

const Zone = styled(UploadZone)({ width: 480 });

import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-admin';
import type { PropertyRecord } from '../../contract/property.ts';
import { Time } from '../../kit/format/Time.tsx';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { propertyPath } from './paths.ts';
import { usePropertyWords } from './use-property-words.ts';

/** One property; what is otherwise than by default says so, with the default beside. */
export function PropertyRow({ row }: { row: PropertyRecord }) {
  const translate = useTranslate();
  const words = usePropertyWords();
  const isChanged = row.builtIn === '1' && row.value !== row.defaultValue;
  const help = words.helpOf(row) ?? row.description;
  return (
    <Row>
      <Name>
        <Link to={propertyPath(row.id)}>{words.labelOf(row)}</Link> <code>{row.name}</code>
        {help && <small>{help}</small>}
      </Name>
      <Value data-type={row.valueType}>{words.shown(row)}</Value>
      <State>
        {isChanged && (
          <StatusMark tone="warn">
            {translate('property.changed', { value: words.textOf(row, row.defaultValue) })}
          </StatusMark>
        )}
        {row.version > 0 && row.updatedOn > 0 && (
          <small>
            {translate('property.since')} <Time value={row.updatedOn} /> {row.updatedBy}
          </small>
        )}
      </State>
    </Row>
  );
}

const Row = styled('li')(({ theme: { tokens, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: '2px 16px',
  minHeight: 40,
  padding: '6px 16px',
  borderBottom: `1px solid ${tokens.line}`,
  '&:hover': { backgroundColor: tokens.hover },
  small: { display: 'block', fontSize: 12, color: tokens.text.faint },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Name = styled('div')(({ theme: { tokens } }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  a: { color: 'inherit', fontWeight: 600 },
  code: { marginLeft: 4, fontFamily: MONO, fontSize: 12, color: tokens.text.faint },
}));

const Value = styled('div')(({ theme }) => ({
  minWidth: 0,
  maxHeight: 60,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&[data-type=int], &[data-type=bool], &[data-type=choice]': { textAlign: 'right' },
  '&[data-type=json], &[data-type=url]': { fontFamily: MONO, fontSize: 12 },
  [theme.breakpoints.down('sm')]: { '&[data-type]': { textAlign: 'left' } },
}));

const State = styled('div')({ minWidth: 0 });

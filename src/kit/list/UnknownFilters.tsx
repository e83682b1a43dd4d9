/** Says which filters of the address the list does not know, and takes them off. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'ra-core';

export function UnknownFilters({ names }: { names: readonly string[] }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const handleRemove = () =>
    setFilters(Object.fromEntries(Object.entries(filterValues).filter(([name]) => !names.includes(name))));
  return (
    <Line role="alert">
      {translate('kit.list.unknownFilter', { names: names.join(translate('common.listSeparator')) })}
      <Button variant="outlined" color="inherit" onClick={handleRemove}>
        {translate('kit.list.removeUnknown')}
      </Button>
    </Line>
  );
}

const Line = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  padding: '4px 16px',
  backgroundColor: tokens.warn.soft,
  color: tokens.text.strong,
}));

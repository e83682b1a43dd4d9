/** Once the whole page is selected: an offer to select all that match, and how far that is. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { formatCount } from '../format/count.ts';
import { type AllMatching, MOST_SELECTED } from './use-all-matching.ts';

interface SelectMatchingProps<Row extends RaRecord> {
  canSelect: (row: Row) => boolean;
  matching: AllMatching;
}

export function SelectMatching<Row extends RaRecord>({ canSelect, matching }: SelectMatchingProps<Row>) {
  const translate = useTranslate();
  const { data = [], total = 0, selectedIds = [] } = useListContext<Row>();
  const { reading, selectAll, cancel } = matching;
  const selected = new Set(selectedIds);
  const isPageSelected = data.every(row => selected.has(row.id) || !canSelect(row));
  const isMore = total > data.length && total > selectedIds.length;
  if (reading === 'failed') {
    return (
      <>
        <Said role="alert">{translate('kit.list.readFailed')}</Said>
        <Button color="inherit" onClick={() => selectAll(total)}>
          {translate('kit.state.retry')}
        </Button>
      </>
    );
  }
  if (reading !== null && reading !== 'done') {
    return (
      <>
        <Said>
          {translate('kit.list.reading', {
            read: formatCount(reading.read),
            total: formatCount(reading.total),
          })}
        </Said>
        <Button color="inherit" onClick={cancel}>
          {translate('common.cancel')}
        </Button>
      </>
    );
  }
  // what cannot be selected is still not
  if (!isPageSelected || !isMore || reading === 'done') return null;
  if (total > MOST_SELECTED) {
    const words = { total: formatCount(total), most: formatCount(MOST_SELECTED) };
    return <Said>{translate('kit.list.tooManyMatch', words)}</Said>;
  }
  return (
    <Button color="inherit" onClick={() => selectAll(total)}>
      {translate('kit.list.selectMatching', { total: formatCount(total) })}
    </Button>
  );
}

const Said = styled('span')({ padding: '0 4px', fontVariantNumeric: 'tabular-nums' });

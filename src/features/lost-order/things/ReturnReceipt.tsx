/** What owner and office sign when a lost thing is given back: what it is, whose, through whose hands it came. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { LostCustody } from '../../../contract/lost-custody.ts';
import { type LostOrder, lostOrder } from '../../../contract/lost-order.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { PrintedSheet, SheetTable } from '../../../kit/print/PrintedSheet.tsx';
import { useFieldWords } from '../../../resource/pages/use-field-words.ts';

const GOODS = ['goodsName', 'goodsType', 'goodsColor', 'goodsBrand', 'goodsDesc'];
const PEOPLE = ['ownerName', 'ownerMobile', 'matchPlateNumber', 'matchDriverName', 'upTime', 'downTime'];
const RETURN = ['returnType', 'expressNo', 'returnFee', 'returnTime'];

interface ReturnReceiptProps {
  row: LostOrder;
  custody: readonly LostCustody[];
  onPrinted(): void;
}

export default function ReturnReceipt({ row, custody, onPrinted }: ReturnReceiptProps) {
  const translate = useTranslate();
  return (
    <PrintedSheet onPrinted={onPrinted}>
      <h1>{translate('lostThings.receipt.title')}</h1>
      <p>{translate('lostThings.receipt.number', { no: row.lostNo })}</p>
      <Rows title={translate('lostOrder.section.goods')} row={row} fields={GOODS} />
      <Rows title={translate('lostThings.receipt.people')} row={row} fields={PEOPLE} />
      <h2>{translate('lostThings.custody')}</h2>
      <SheetTable>
        <thead>
          <tr>
            {(['since', 'holder', 'name', 'place', 'remark', 'by'] as const).map(column => (
              <th key={column}>{translate(`lostThings.receipt.column.${column}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {custody.filter(isAnother).map(each => (
            <tr key={each.id}>
              <td>{formatTime(each.handedOn)}</td>
              <td>{translate(`lostThings.holder.${each.holder}`)}</td>
              <td>{each.holderName}</td>
              <td>{each.place}</td>
              <td>{each.remark}</td>
              <td>{each.operatorName}</td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
      <Rows title={translate('lostThings.receipt.return')} row={row} fields={RETURN} />
      <p>{translate('lostThings.receipt.declares')}</p>
      <Signatures>
        {(['receiver', 'paper', 'clerk', 'day'] as const).map(each => (
          <span key={each}>{translate(`lostThings.receipt.sign.${each}`)}</span>
        ))}
      </Signatures>
    </PrintedSheet>
  );
}

/** Whether it tells of another act than the one before: older cases have the same one written down twice. */
const isAnother = (each: LostCustody, at: number, all: readonly LostCustody[]) => {
  const before = all[at - 1];
  return (['holder', 'holderName', 'place', 'remark'] as const).some(
    field => each[field] !== before?.[field],
  );
};

interface RowsProps {
  title: string;
  row: LostOrder;
  fields: readonly string[];
}

/** Label and value, two beside each other; not there where nothing is known of them. */
function Rows({ title, row, fields }: RowsProps) {
  const words = useFieldWords(lostOrder);
  const values = row as unknown as Readonly<Record<string, unknown>>;
  const known = fields.filter(field => ![null, undefined, ''].includes(values[field] as null));
  const pairs = Array.from({ length: Math.ceil(known.length / 2) }, (_, at) =>
    known.slice(at * 2, at * 2 + 2),
  );
  if (known.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <SheetTable>
        <tbody>
          {pairs.map(pair => (
            <tr key={pair.join()}>
              {pair.map(field => (
                <Pair
                  key={field}
                  label={words.labelOf(field)}
                  value={words.show(field, values[field], values)}
                />
              ))}
              {pair.length === 1 && <Pair label="" value="" />}
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </>
  );
}

const Pair = ({ label, value }: { label: string; value: string }) => (
  <>
    <Label scope="row">{label}</Label>
    <td>{value}</td>
  </>
);

const Label = styled('th')({ width: '16%' });

const Signatures = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '24px 32px',
  margin: '32px 0 16px',
  span: { paddingBottom: 4, borderBottom: '1px solid #8c8c8c' },
});

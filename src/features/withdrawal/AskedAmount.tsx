/** How much: with what may be asked, what is kept as a fee and what arrives, before it is sent. */
import { useTranslate, type Validator } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { WithdrawalTerms } from '../../contract/withdrawal-calls.ts';
import { feeOf } from '../../contract/withdrawal-states.ts';
import { YuanField } from '../../kit/form/NumberField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { amountFault } from './ask-terms.ts';

export function AskedAmount({ terms, ...rule }: Omit<FieldProps, 'label'> & { terms: WithdrawalTerms }) {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: rule.source });
  const { min, feePercent, account } = terms;
  const bounds = { min: formatYuan(min), available: formatYuan(account.available), percent: feePercent };
  const isAmount = typeof typed === 'number' && amountFault(typed, terms) === undefined;
  const fits: Validator = value => {
    const fault = typeof value === 'number' ? amountFault(value, terms) : undefined;
    return fault && { message: `withdrawal.ask.fault.${fault}`, args: bounds };
  };
  return (
    <YuanField
      {...rule}
      isWide
      label={translate('withdrawal.field.amount')}
      validate={[rule.validate ?? [], fits].flat()}
      help={
        isAmount
          ? translate('withdrawal.ask.arrives', {
              fee: formatYuan(feeOf(typed, feePercent)),
              realAmount: formatYuan(typed - feeOf(typed, feePercent)),
              left: formatYuan(account.available - typed),
            })
          : translate(`withdrawal.ask.${feePercent === 0 ? 'bounds' : 'boundsWithFee'}`, bounds)
      }
    />
  );
}

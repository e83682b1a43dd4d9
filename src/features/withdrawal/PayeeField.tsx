/** Where the money goes: among what is registered of the driver. */
import { useTranslate, type Validator } from 'ra-core';
import type { WithdrawalTerms } from '../../contract/withdrawal-calls.ts';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';

export function PayeeField({ terms, ...rule }: Omit<FieldProps, 'label'> & { terms: WithdrawalTerms }) {
  const translate = useTranslate();
  const choices = terms.payees.map(({ channel, bankName, payeeAccount, name, isNew }) => ({
    value: channel,
    label: [
      translate(`outlay.tradeChannel.${channel}`),
      bankName,
      payeeAccount,
      name,
      isNew === 1 && translate('withdrawal.ask.isNew'),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const [only] = choices;
  // chosen for another driver before
  const isHis: Validator = value =>
    choices.some(choice => choice.value === value) ? undefined : 'ra.validation.required';
  return (
    <ChoiceField
      {...rule}
      validate={isHis}
      isWide
      label={translate('withdrawal.ask.payee')}
      choices={choices}
      {...(choices.length === 1 && only && { defaultValue: only.value })}
    />
  );
}

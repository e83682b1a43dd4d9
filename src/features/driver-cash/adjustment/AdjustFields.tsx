/** The driver, how much more or less, and why. */
import { useTranslate, type Validator } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { type CashAccount, driverCashCalls } from '../../../contract/driver-cash.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../../kit/form/fits.ts';
import { YuanField } from '../../../kit/form/NumberField.tsx';
import { TextField } from '../../../kit/form/TextField.tsx';
import { formatYuan } from '../../../kit/format/count.ts';
import { BesideAccount, chosenDriver } from '../../../nouns/cash/BesideAccount.tsx';
import { CashDriverField } from '../../../nouns/cash/CashDriverField.tsx';

const rule = rulesOf(driverCashCalls.askCashAdjustment.body.shape);

export function AdjustFields() {
  const translate = useTranslate();
  const driverId = chosenDriver(useWatch({ name: 'driverId' }));
  const typed: unknown = useWatch({ name: 'amount' });
  const { data } = useAnswer(
    driverCashCalls.getCashAccount,
    { query: { driverId: driverId ?? '' } },
    { enabled: driverId !== undefined },
  );
  const account = driverId === undefined ? undefined : data;
  const amount = rule('amount');
  return (
    <BesideAccount driverId={driverId}>
      <FieldGrid>
        <CashDriverField
          {...rule('driverId')}
          isWide
          label={translate('driverCash.adjust.driver')}
          help={translate('driverCash.adjust.driverHelp')}
          knownName={account?.driverName}
        />
        <YuanField
          {...amount}
          isWide
          label={translate('cashAdjustment.field.amount')}
          validate={[amount.validate, notBelowNothing(account)]}
          help={
            account && typeof typed === 'number' && typed !== 0
              ? translate('driverCash.adjust.becomes', {
                  before: formatYuan(account.balance),
                  after: formatYuan(account.balance + typed),
                })
              : translate('driverCash.adjust.amountHelp')
          }
        />
        <TextField
          {...rule('reason')}
          isWide
          isMultiline
          label={translate('cashAdjustment.field.reason')}
          help={translate('driverCash.adjust.secondPerson')}
        />
      </FieldGrid>
    </BesideAccount>
  );
}

const notBelowNothing =
  (account: CashAccount | undefined): Validator =>
  value =>
    account && typeof value === 'number' && account.available + value < 0
      ? { message: 'driverCash.adjust.short', args: { available: formatYuan(account.available) } }
      : undefined;

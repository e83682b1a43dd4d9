/** The fields of what is asked, beside the account that it is asked of. */
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { BesideAccount, chosenDriver } from '../../nouns/cash/BesideAccount.tsx';
import { CashDriverField } from '../../nouns/cash/CashDriverField.tsx';
import { AskedAmount } from './AskedAmount.tsx';
import { hindranceOf } from './ask-terms.ts';
import { PayeeField } from './PayeeField.tsx';

const rule = rulesOf(withdrawalCalls.askWithdrawal.body.shape);

export function AskFields() {
  const translate = useTranslate();
  const describe = useFailureText();
  const driverId = chosenDriver(useWatch({ name: 'driverId' }));
  const { data, error, refetch } = useAnswer(
    withdrawalCalls.getWithdrawalTerms,
    { query: { driverId: driverId ?? '' } },
    { enabled: driverId !== undefined },
  );
  const terms = driverId === undefined ? undefined : data;
  const hindrance = terms && hindranceOf(terms);
  return (
    <BesideAccount driverId={driverId}>
      <FieldGrid>
        <CashDriverField
          {...rule('driverId')}
          isWide
          label={translate('withdrawal.ask.driver')}
          help={translate('withdrawal.ask.driverHelp')}
          knownName={terms?.account.driverName}
        />
        {terms && (
          <>
            <PayeeField {...rule('channel')} terms={terms} />
            <AskedAmount {...rule('amount')} terms={terms} />
            <TextField {...rule('remark')} isWide isMultiline label={translate('withdrawal.ask.remark')} />
          </>
        )}
      </FieldGrid>
      {hindrance && <RecordNotice tone="warning" text={translate(`withdrawal.ask.bar.${hindrance}`)} />}
      {driverId !== undefined && error && <ErrorState {...describe(error)} onRetry={() => void refetch()} />}
    </BesideAccount>
  );
}

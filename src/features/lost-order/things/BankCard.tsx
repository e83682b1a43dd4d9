/** The card to which the driver of a case is paid, and what the bank says of a reward that was. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { type BankCard as Card, lostOutlayCalls } from '../../../contract/lost-outlay.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer, useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../../kit/form/fits.ts';
import { TextField } from '../../../kit/form/TextField.tsx';
import { late } from '../../../kit/late.tsx';
import { Facts } from '../../../kit/record/Facts.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { StatusMark } from '../../../kit/StatusMark.tsx';

const RewardReceipt = late(() => import('./RewardReceipt.tsx'), 'default');

/** Of a driver of the register alone; of any other the reward itself names the account. */
export function BankCard({ row }: { row: LostOrder }) {
  const translate = useTranslate();
  const may = useMay(lostOutlayCalls.getBankcard);
  const mayReward = useMay(lostOutlayCalls.saveBankcard);
  // an operator's own upstream tells which card it is, and takes none
  const mayChange = useCapability('lostCustody') && mayReward;
  const [isChanging, setChanging] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  // which driver of the register it is, and whether he was paid, the specification does not name
  const isPlain = !useCapability('lostDesk');
  const isKnown = row.matchStatus === 1 && (isPlain || row.matchDriverId !== null);
  const { data: card } = useAnswer(
    lostOutlayCalls.getBankcard,
    { params: { id: row.id } },
    { enabled: may && isKnown },
  );
  const isPaid = row.rewardStatus === 1 || (isPlain && row.rewardStatus === null && row.ownerConfirm === 1);
  if (!(card || isPaid)) return null;
  const none = translate('common.none');
  return (
    <Ground>
      <h2>{translate('lostThings.card.title')}</h2>
      {card && (
        <Facts
          facts={[
            { label: translate('lostThings.card.bankName'), value: card.bankName ?? none },
            {
              label: translate('lostThings.card.cardNo'),
              value: (
                <>
                  {card.cardNo ?? none}{' '}
                  {card.verified === 1 && (
                    <StatusMark tone="ok">{translate('lostThings.card.verified')}</StatusMark>
                  )}
                </>
              ),
            },
            { label: translate('lostThings.card.cardHolder'), value: card.cardHolder ?? none },
            { label: translate('lostThings.card.branchName'), value: card.branchName ?? none },
          ]}
        />
      )}
      <div>
        {card && mayChange && (
          <Button variant="outlined" color="inherit" onClick={() => setChanging(true)}>
            {translate(card.version === 0 ? 'lostThings.card.add' : 'lostThings.card.change')}
          </Button>
        )}
        {isPaid && may && (
          <Button variant="outlined" color="inherit" onClick={() => setPrinting(true)}>
            {translate('lostThings.bank.open')}
          </Button>
        )}
      </div>
      {card && isChanging && <CardDialog lostId={row.id} card={card} onClose={() => setChanging(false)} />}
      {isPrinting && <RewardReceipt row={row} onPrinted={() => setPrinting(false)} />}
    </Ground>
  );
}

const rule = rulesOf(lostOutlayCalls.saveBankcard.body.shape);
const FIELDS = ['bankName', 'cardNo', 'cardHolder', 'branchName'] as const;

interface CardDialogProps {
  lostId: string;
  card: Card;
  onClose: () => void;
}

/** The number is typed anew each time: what comes from the upstream is masked. */
function CardDialog({ lostId, card, onClose }: CardDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { mutateAsync: save, isPending, error } = useCall(lostOutlayCalls.saveBankcard);
  const { bankName, cardHolder, branchName } = card;
  const handleSubmit = async (values: Record<string, unknown>) => {
    const [bank = '', number = '', holder = '', branch] = FIELDS.map(field => String(values[field] ?? ''));
    await save({
      params: { id: lostId },
      body: {
        bankName: bank,
        cardNo: number,
        cardHolder: holder,
        branchName: branch || null,
        version: card.version,
      },
    });
    notify('lostThings.card.saved', { type: 'success' });
    onClose();
    return undefined;
  };
  return (
    <DialogForm
      title={translate('lostThings.card.title')}
      record={{ id: lostId, bankName, cardHolder, branchName }}
      isSaving={isPending}
      draftOf="bankCard"
      notice={error && <RecordNotice {...describe(error)} />}
      onSubmit={values => handleSubmit(values).catch(() => undefined)}
      onClose={onClose}
    >
      <FieldGrid>
        {FIELDS.map(field => (
          <TextField
            key={field}
            {...rule(field)}
            label={translate(`lostThings.card.${field}`)}
            isSecret={field === 'cardNo'}
          />
        ))}
      </FieldGrid>
    </DialogForm>
  );
}

const Ground = styled('section')(({ theme: { tokens } }) => ({
  padding: '12px 16px',
  borderTop: `1px solid ${tokens.line}`,
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  dl: { paddingInline: 0 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

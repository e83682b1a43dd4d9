/** What was typed here before and not saved, and the two ways out of that. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import { formatClock, formatTime, toDayInput } from '../format/time.ts';
import { DraftOfferContext } from './drafts-context.ts';
import { useFormFields } from './form-fields.ts';

export function DraftNotice() {
  const translate = useTranslate();
  const offer = useContext(DraftOfferContext);
  const inputs = useFormFields();
  if (!offer) return null;
  const isToday = toDayInput(offer.savedOn) === toDayInput(Date.now());
  const labels = offer.fields.flatMap(name => inputs.find(({ source }) => source === name)?.label ?? []);
  return (
    <Place role="status">
      <Alert
        severity="info"
        role="presentation"
        action={
          <>
            <Button color="inherit" onClick={offer.discard}>
              {translate('kit.draft.discard')}
            </Button>
            <Button color="inherit" onClick={offer.restore}>
              {translate('kit.draft.restore')}
            </Button>
          </>
        }
      >
        {offer.about && <b>{offer.about} </b>}
        {translate(labels.length > 0 ? 'kit.draft.found' : 'kit.draft.foundSome', {
          time: isToday ? formatClock(offer.savedOn) : formatTime(offer.savedOn).slice(0, -3),
          fields: labels.join(translate('common.listSeparator')),
        })}
        {offer.isOlder && <div>{translate('kit.draft.older')}</div>}
      </Alert>
    </Place>
  );
}

const Place = styled('div')({ flex: 'none', padding: '8px 16px 0' });

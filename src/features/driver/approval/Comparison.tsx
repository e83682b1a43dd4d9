/** Before and after beside each other; what becomes otherwise stands first, marked. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ApprovalFacts, DriverApproval } from '../../../contract/driver-approval.ts';
import { useReveal } from '../../../data/use-reveal.ts';
import { formatDay } from '../../../kit/format/time.ts';
import { MaskedValue } from '../../../kit/masked/MaskedValue.tsx';
import { Expiry } from '../../../nouns/papers/Expiry.tsx';
import { changedFacts, type Fact, factsInOrder } from './facts.ts';

const MASKED: ReadonlySet<Fact> = new Set(['mobile', 'idCard', 'licenseNo']);

export function Comparison({ request }: { request: DriverApproval }) {
  const translate = useTranslate();
  const { before, after } = request;
  const changed = changedFacts(request);
  const isChanged = (fact: Fact) => changed.includes(fact);
  return (
    <Table>
      <caption>{translate(before ? 'driverApproval.compared' : 'driverApproval.newcomer')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('driverApproval.fact')}</th>
          {before && <th scope="col">{translate('driverApproval.before')}</th>}
          <th scope="col">{translate(before ? 'driverApproval.after' : 'driverApproval.handedInAs')}</th>
        </tr>
      </thead>
      <tbody>
        {factsInOrder(request).map(fact => (
          <tr key={fact} data-changed={isChanged(fact) || undefined}>
            <th scope="row">
              {translate(`driverApproval.facts.${fact}`)}
              {isChanged(fact) && <Mark>{translate('driverApproval.changed')}</Mark>}
            </th>
            {before && (
              <td>
                <Value request={request} fact={fact} facts={before} />
              </td>
            )}
            <td>
              <Value request={request} fact={fact} facts={after} isAfter />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface ValueProps {
  request: DriverApproval;
  fact: Fact;
  facts: ApprovalFacts;
  isAfter?: boolean;
}

function Value({ request, fact, facts, isAfter = false }: ValueProps) {
  const translate = useTranslate();
  const reveal = useReveal();
  const value = facts[fact];
  if (value === null) return <>{translate('common.none')}</>;
  if (fact === 'certExpire' || fact === 'licenseExpire') {
    return isAfter ? <Expiry end={Number(value)} /> : <span>{formatDay(Number(value))}</span>;
  }
  if (fact === 'sex' || fact === 'certLevel') return <>{translate(`driver.${fact}.${value}`)}</>;
  if (!MASKED.has(fact)) return <>{value}</>;
  // what is there already is revealed on the driver's own page
  const revealing = isAfter
    ? reveal({
        objectType: 'driverApproval',
        objectId: request.id,
        field: fact,
        label: `${translate(`driverApproval.facts.${fact}`)} ${request.name}`,
      })
    : undefined;
  return <MaskedValue mask={String(value)} {...(revealing && { revealing })} />;
}

const Table = styled('table')(({ theme: { tokens, sizes } }) => ({
  alignSelf: 'start',
  width: '100%',
  borderCollapse: 'collapse',
  caption: { padding: '8px 16px 4px', color: tokens.text.faint, fontSize: 12, textAlign: 'left' },
  'th, td': {
    height: sizes.row,
    padding: '4px 8px',
    borderBottom: `1px solid ${tokens.line}`,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    verticalAlign: 'middle',
  },
  'th:first-of-type': { width: 148, paddingLeft: 16 },
  th: { color: tokens.text.faint, fontWeight: 400 },
  '[data-changed] > *': { backgroundColor: tokens.warn.soft },
  '[data-changed] > td:last-of-type': { fontWeight: 600 },
}));

const Mark = styled('span')(({ theme: { tokens } }) => ({
  marginLeft: 6,
  padding: '0 4px',
  border: `1px solid ${tokens.warn.mark}`,
  borderRadius: 3,
  color: tokens.warn.ink,
  fontSize: 12,
  whiteSpace: 'nowrap',
}));

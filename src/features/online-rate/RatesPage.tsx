/** Groups at the left; of the open one its trend, and who is not heard. On a phone one after the other. */
import { useNavigate, useParams, useTranslate } from 'ra-core';
import { TwoPanes } from '../../kit/TwoPanes.tsx';
import { GroupsSide } from './GroupsSide.tsx';
import { groupPath, kindPath, readChoice } from './group-choice.ts';
import { OfflineList } from './OfflineList.tsx';
import { together } from './rates.ts';
import { TrendPanel } from './TrendPanel.tsx';
import { useGroupName } from './use-group-name.ts';
import { useRates } from './use-rates.ts';

export default function RatesPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const choice = readChoice(useParams().id);
  const { kind, groupType, groupId } = choice;
  const rates = useRates(groupType);
  const nameOf = useGroupName();
  const groups = rates.groups ?? [];
  const open = groups.find(({ id }) => id === groupId);
  // a group without vehicles is no longer counted
  const name =
    groupId === undefined ? translate('common.all') : nameOf(kind, open ?? { id: groupId, name: null });
  return (
    <TwoPanes
      title={translate('title.realTimeInformation')}
      isChosen={choice.isOpen}
      side={
        <GroupsSide
          choice={choice}
          rates={rates}
          onKind={to => navigate(kindPath(to))}
          onOpen={id => navigate(groupPath(kind, id))}
        />
      }
      back={{ label: translate('onlineRate.back'), onClick: () => navigate(kindPath(kind)) }}
    >
      <TrendPanel
        name={name}
        rates={groupId === undefined ? together(groups) : open}
        group={{ groupType, groupId }}
      />
      <OfflineList key={`${kind} ${groupId}`} name={name} group={{ groupType, groupId }} />
    </TwoPanes>
  );
}

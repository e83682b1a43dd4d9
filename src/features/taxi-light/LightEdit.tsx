import { useTranslate } from 'ra-core';
import { Link } from 'react-admin';
import { type TaxiLight, taxiLight } from '../../contract/taxi-light.ts';
import { useMay } from '../../data/session-context.tsx';
import { Time } from '../../kit/format/Time.tsx';
import { ResourceEdit } from '../../nouns/resource/ResourceEdit.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { LightInputs } from './LightInputs.tsx';
import { LightStatus } from './LightStatus.tsx';

export default function LightEdit() {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(taxiLight);
  const seesVehicles = useMay('vehiclemgr.info');
  const none = translate('common.none');
  const plateOf = ({ vehicleId, plateNumber }: TaxiLight) => {
    if (!vehicleId || !plateNumber) return translate('taxiLight.notCarried');
    if (!seesVehicles) return plateNumber;
    return <Link to={`/vehicle-manage/vehicle-info/${vehicleId}`}>{plateNumber}</Link>;
  };
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return none;
    return field === 'state' ? translate(`taxiLight.state.${value}`) : String(value);
  };
  return (
    <ResourceEdit<TaxiLight>
      resource={taxiLight}
      inputs={LightInputs}
      nameOf={light => light.lightNo}
      show={show}
      parts={light => ({
        status: <LightStatus light={light} />,
        facts: [
          { label: labelOf('plateNumber'), value: plateOf(light) },
          { label: labelOf('lastTime'), value: <Time value={light.lastTime} missing={none} /> },
          { label: labelOf('adPlaying'), value: light.adPlaying || none },
          { label: labelOf('faultCode'), value: light.faultCode || none },
        ],
      })}
    />
  );
}

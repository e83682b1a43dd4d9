import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { PAPERS, SCRAPPED, type Vehicle, vehicle } from '../../contract/vehicle.ts';
import { useCapability } from '../../data/session-context.tsx';
import { Late } from '../../kit/Late.tsx';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { ResourceEdit } from '../../nouns/resource/ResourceEdit.tsx';
import { VehicleInputs } from './VehicleInputs.tsx';
import { VehicleStatus } from './VehicleStatus.tsx';
import { useVehicleWords } from './vehicle-words.ts';

export default function VehicleEdit() {
  const translate = useTranslate();
  const { labelOf, show, none } = useVehicleWords();
  const hasFiles = useCapability('files');
  return (
    <ResourceEdit<Vehicle>
      resource={vehicle}
      inputs={VehicleInputs}
      nameOf={row => row.plateNumber}
      show={show}
      parts={row => ({
        status: <VehicleStatus state={row.state} />,
        facts: [
          { label: labelOf('companyId'), value: row.companyName ?? none },
          ...PAPERS.map(paper => ({
            label: labelOf(paper),
            value: <Expiry end={row[paper]} isIdle={row.state === SCRAPPED} />,
          })),
        ],
        tabs: [
          ...(hasFiles
            ? [
                {
                  key: 'attachments',
                  label: translate('vehicle.attachment.title'),
                  isLate: true,
                  content: (
                    <Late
                      load={loadAttachments}
                      draw={AttachmentsPanel => <AttachmentsPanel vehicleId={row.id} />}
                    />
                  ),
                },
              ]
            : []),
          {
            key: 'machineLog',
            label: translate('machineLog.title'),
            isLate: true,
            content: (
              <Log>
                <Late load={loadLog} draw={MachineLog => <MachineLog vehicleId={row.id} />} />
              </Log>
            ),
          },
        ],
      })}
    />
  );
}

const loadAttachments = () => import('./attachments/AttachmentsPanel.tsx');
const loadLog = async () => ({
  default: (await import('../../nouns/machine-log/MachineLog.tsx')).MachineLog,
});

const Log = styled('div')({ padding: 16 });

import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCapability } from '../../data/session-context.tsx';
import { LazyPart } from '../../kit/LazyPart.tsx';
import { ResourceEdit } from '../../resource/pages/ResourceEdit.tsx';
import pages from './pages.tsx';

export default function VehicleEdit() {
  const translate = useTranslate();
  const hasFiles = useCapability('files');
  return (
    <ResourceEdit
      pages={pages}
      parts={row => ({
        tabs: [
          ...(hasFiles
            ? [
                {
                  key: 'attachments',
                  label: translate('vehicle.attachment.title'),
                  isLate: true,
                  content: (
                    <LazyPart
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
                <LazyPart load={loadLog} draw={MachineLog => <MachineLog vehicleId={row.id} />} />
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

import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCapability } from '../../data/session-context.tsx';
import { late } from '../../kit/late.tsx';
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
                  content: <AttachmentsPanel vehicleId={row.id} />,
                },
              ]
            : []),
          {
            key: 'terminalLog',
            label: translate('terminalLog.title'),
            isLate: true,
            content: (
              <Log>
                <MachineLog vehicleId={row.id} />
              </Log>
            ),
          },
        ],
      })}
    />
  );
}

const AttachmentsPanel = late(() => import('./attachments/AttachmentsPanel.tsx'), 'default');
const MachineLog = late(() => import('../../nouns/terminal-log/TerminalLog.tsx'), 'TerminalLog');

const Log = styled('div')({ padding: 16 });

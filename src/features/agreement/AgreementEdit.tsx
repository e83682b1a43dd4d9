import { ResourceEdit } from '../../resource/pages/ResourceEdit.tsx';
import pages from './pages.tsx';
import { StateAction } from './StateAction.tsx';

export default function AgreementEdit() {
  return (
    <ResourceEdit
      pages={pages}
      parts={(row, { mayEdit, refetch }) => ({
        actions: mayEdit && <StateAction agreement={row} onDone={refetch} />,
      })}
    />
  );
}

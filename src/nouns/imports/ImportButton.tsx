/** Brings a file of records into a list. For the tools of a list page; nothing for whoever may not. */
import { Upload } from 'lucide-react';
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { PartOnDemand } from '../jobs/PartOnDemand.tsx';
import { IMPORT_PARAM } from '../jobs/paths.ts';
import { ToolButton } from '../jobs/ToolButton.tsx';
import { useMayImport } from '../jobs/use-job-rights.ts';
import type { Importing } from './ImportDialog.tsx';

export function ImportButton(props: Importing) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const mayImport = useMayImport(props.call);
  const jobId = new URLSearchParams(search).get(IMPORT_PARAM);
  if (!mayImport) return null;
  const label = translate('kit.list.importFile');
  const show = (id: string | null) => {
    const query = new URLSearchParams(search);
    if (id === null) query.delete(IMPORT_PARAM);
    else query.set(IMPORT_PARAM, id);
    navigate(`${pathname}?${query}`, { replace: true });
  };
  const handleClose = () => {
    setOpen(false);
    if (jobId !== null) show(null);
  };
  return (
    <>
      <ToolButton label={label} icon={<Upload aria-hidden />} onClick={() => setOpen(true)} />
      <PartOnDemand
        load={loadDialog}
        words={['imports', 'jobs']}
        isWanted={isOpen || jobId !== null}
        onFail={handleClose}
        draw={Dialog => (
          <Dialog
            {...props}
            jobId={jobId}
            onJob={id => {
              setOpen(true);
              show(id);
            }}
            onClose={handleClose}
          />
        )}
      />
    </>
  );
}

const loadDialog = async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog });

/** Brings a file of records into a list. For the tools of a list page; nothing for whoever may not. */
import { Upload } from 'lucide-react';
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { PartOnDemand } from '../jobs/PartOnDemand.tsx';
import { IMPORT_PARAM } from '../jobs/paths.ts';
import { ToolButton } from '../jobs/ToolButton.tsx';
import { useMayImport } from '../jobs/use-job-rights.ts';

/** What its dialog is told of the import that is under way. */
export interface ImportUnderWay {
  /** The check or import that is shown; null before there is one. */
  jobId: string | null;
  onJob: (id: string | null) => void;
  onClose: () => void;
}

interface ImportButtonProps<Props> {
  /** Which call makes a record of a row. */
  call: AnyCall;
  /** The dialog: the same function at every drawing. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  draw: (Dialog: ComponentType<Props>, underWay: ImportUnderWay) => ReactNode;
}

export function ImportButton<Props>({ call, load, draw }: ImportButtonProps<Props>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const mayImport = useMayImport(call);
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
  const handleJob = (id: string | null) => {
    setOpen(true);
    show(id);
  };
  return (
    <>
      <ToolButton label={label} icon={<Upload aria-hidden />} onClick={() => setOpen(true)} />
      <PartOnDemand
        load={load}
        words={['imports', 'jobs', 'reason']}
        isWanted={isOpen || jobId !== null}
        onFail={handleClose}
        draw={Dialog => draw(Dialog, { jobId, onJob: handleJob, onClose: handleClose })}
      />
    </>
  );
}

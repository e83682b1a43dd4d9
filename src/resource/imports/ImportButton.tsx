/** Brings a file of records into a list. For the tools of a list page; nothing for whoever may not. */
import { Upload } from 'lucide-react';
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { takes } from '../../data/call-fields.ts';
import { listPath } from '../../data/figures.ts';
import { LatePart } from '../../kit/late.tsx';
import { IMPORT_PARAM, OF_IMPORT } from '../jobs/paths.ts';
import { ToolButton } from '../jobs/ToolButton.tsx';
import { useMayImport } from '../jobs/use-job-rights.ts';

/** What its dialog is told of the import that is under way. */
export interface ImportUnderWay {
  /** The check or import that is shown; null before there is one. */
  jobId: string | null;
  onJob: (id: string | null) => void;
  /** Leads to the records that an import has brought; unset where their list cannot be asked for them. */
  onShow?: ((id: string) => void) | undefined;
  onClose: () => void;
}

interface ImportButtonProps<Code> {
  /** Which call makes a record of a row. */
  call: AnyCall;
  /** The call of the list in which they are shown. */
  list?: AnyCall;
  /** Loads the dialog: the same function at every drawing. */
  load: () => Promise<Code>;
  draw: (code: Code, underWay: ImportUnderWay) => ReactNode;
}

export function ImportButton<Code extends object>({ call, list, load, draw }: ImportButtonProps<Code>) {
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
  const handleShow = (id: string) => {
    setOpen(false);
    navigate(listPath(pathname.slice(1), { [OF_IMPORT]: id }));
  };
  const handleJob = (id: string | null) => {
    setOpen(true);
    show(id);
  };
  return (
    <>
      <ToolButton label={label} icon={<Upload aria-hidden />} onClick={() => setOpen(true)} />
      {(isOpen || jobId !== null) && (
        <LatePart
          load={load}
          words={['imports', 'jobs', 'reason']}
          onClose={handleClose}
          draw={code =>
            draw(code, {
              jobId,
              onJob: handleJob,
              onShow: list && takes(list, OF_IMPORT) ? handleShow : undefined,
              onClose: handleClose,
            })
          }
        />
      )}
    </>
  );
}

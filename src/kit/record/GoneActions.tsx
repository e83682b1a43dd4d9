/** Somebody has deleted what is being edited: make it anew with what the form holds, or go back to the list. */
import Button from '@mui/material/Button';
import { useNavigate, useResourceContext, useTranslate } from 'ra-core';
import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { draftPlace, useDrafts } from '../form/drafts-context.ts';
import { FormFieldsContext } from '../form/form-fields.ts';

/** @param anewPath the page where such a record is made; without it, none can be */
export function GoneActions({ anewPath }: { anewPath?: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const resource = useResourceContext();
  const drafts = useDrafts();
  const fields = useContext(FormFieldsContext);
  // null outside a form, whatever its type says
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  if (resource === undefined) return null;
  const makeAnew = async () => {
    const secret = new Set(fields.list().flatMap(({ source, isSecret }) => (isSecret ? [source] : [])));
    const typed = Object.entries(form?.getValues() ?? {}).filter(
      ([name]) => !secret.has(name) && !BOOKKEEPING.has(name),
    );
    await drafts?.write(draftPlace(resource), { typed: Object.fromEntries(typed), loaded: {} });
    navigate(anewPath ?? '', { state: { hasDraft: true } });
  };
  return (
    <>
      {anewPath !== undefined && drafts && form && (
        <Button color="inherit" onClick={makeAnew}>
          {translate('kit.record.anew')}
        </Button>
      )}
      <Button color="inherit" onClick={() => navigate(`/${resource}`)}>
        {translate('kit.record.toList')}
      </Button>
    </>
  );
}

/** Of the record that is gone. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdOn',
  'createdBy',
  'updatedOn',
  'updatedBy',
]);

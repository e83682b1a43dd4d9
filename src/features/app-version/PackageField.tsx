/** The package: a file of ours, uploaded here, or an address elsewhere; one takes the place of the other. */
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppVersion } from '../../contract/app-version.ts';
import { storageCalls } from '../../contract/storage.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { useFormField } from '../../kit/form/form-fields.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';
import { PackageDrop } from './PackageDrop.tsx';
import { PackageFacts } from './PackageFacts.tsx';
import type { ArrivedPackage } from './use-package-upload.ts';

export function PackageField({ source, label, isDisabled }: FieldProps) {
  useFormField(source, label);
  const version = useRecordContext<AppVersion>();
  const { setValue } = useFormContext();
  const fileId = useFileId();
  const [arrived, setArrived] = useState<ArrivedPackage | null>(null);
  const hasFiles = useCapability('files');
  const mayUpload = useMay(storageCalls.uploadPackage) && hasFiles && !isDisabled;
  const set = (name: 'fileId' | 'packageUrl', value: string | null) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const handleArrived = (stored: ArrivedPackage) => {
    setArrived(stored);
    set('fileId', stored.fileId);
    set('packageUrl', null);
  };
  if (fileId === undefined && !mayUpload) return null;
  return (
    <FieldShell label={label} isWide>
      {fileId === undefined ? (
        <PackageDrop onArrived={handleArrived} />
      ) : (
        <PackageFacts
          fileId={fileId}
          arrived={arrived?.fileId === fileId ? arrived : undefined}
          version={version?.fileId === fileId ? version : undefined}
          onRemove={isDisabled ? undefined : () => set('fileId', null)}
        />
      )}
    </FieldShell>
  );
}

export function AddressField(field: FieldProps) {
  const hasFile = useFileId() !== undefined;
  return hasFile ? null : <TextField {...field} isWide />;
}

function useFileId(): string | undefined {
  const fileId: unknown = useWatch({ name: 'fileId' });
  return typeof fileId === 'string' && fileId !== '' ? fileId : undefined;
}

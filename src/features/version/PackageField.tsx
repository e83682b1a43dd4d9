/** The package: a file of ours, uploaded here, or an address elsewhere; one takes the place of the other. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type AppVersion, versionCalls } from '../../contract/app-version.ts';
import { storageCalls } from '../../contract/storage.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { useFormField } from '../../kit/form/form-fields.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import { PackageDrop } from './PackageDrop.tsx';
import { PackageFacts } from './PackageFacts.tsx';
import type { ArrivedPackage } from './use-package-upload.ts';

interface PackageFieldProps {
  /** Undefined for one that is not there yet. */
  version?: AppVersion;
  isReadOnly: boolean;
}

const rule = rulesOf(versionCalls.createVersion.body.shape);

export function PackageField({ version, isReadOnly }: PackageFieldProps) {
  const translate = useTranslate();
  const label = translate('version.record.field.fileId');
  useFormField('fileId', label);
  const { setValue } = useFormContext();
  const fileId: unknown = useWatch({ name: 'fileId' });
  const [arrived, setArrived] = useState<ArrivedPackage | null>(null);
  const hasFiles = useCapability('files');
  const mayUpload = useMay(storageCalls.uploadPackage) && hasFiles && !isReadOnly;
  const set = (name: 'fileId' | 'packageUrl', value: string | null) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const handleArrived = (stored: ArrivedPackage) => {
    setArrived(stored);
    set('fileId', stored.fileId);
    set('packageUrl', null);
  };
  if (typeof fileId === 'string' && fileId !== '') {
    return (
      <FieldShell label={label} isWide>
        <PackageFacts
          fileId={fileId}
          arrived={arrived?.fileId === fileId ? arrived : undefined}
          version={version?.fileId === fileId ? version : undefined}
          onRemove={isReadOnly ? undefined : () => set('fileId', null)}
        />
      </FieldShell>
    );
  }
  return (
    <>
      {mayUpload && (
        <FieldShell label={label} isWide>
          <PackageDrop onArrived={handleArrived} />
        </FieldShell>
      )}
      <TextField
        {...rule('packageUrl', 'version.problem.packageUrl')}
        label={translate('version.record.field.packageUrl')}
        help={translate('version.help.packageUrl')}
        isWide
        isDisabled={isReadOnly}
      />
    </>
  );
}

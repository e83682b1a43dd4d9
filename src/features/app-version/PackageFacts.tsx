/** The package that a version has, with both of its checksums; saved by an address that is fresh each time. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { type AppVersion, versionCalls } from '../../contract/app-version.ts';
import { ask } from '../../data/ask.ts';
import { addressOf } from '../../data/base-path.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatBytes } from '../../kit/format/count.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { save } from '../../kit/save-file.ts';
import { CopyButton } from '../../kit/state/CopyButton.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import type { ArrivedPackage } from './use-package-upload.ts';
import { useVersionWords } from './use-version-words.ts';

interface PackageFactsProps {
  fileId: string;
  /** Just uploaded, and not saved with the version yet. */
  arrived?: ArrivedPackage;
  /** The version that has it. */
  version?: AppVersion;
  onRemove?: () => void;
}

export function PackageFacts({ fileId, arrived, version, onRemove }: PackageFactsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { labelOf } = useVersionWords();
  const word = (key: string, more?: Record<string, unknown>) => translate(`appVersion.package.${key}`, more);
  const size = arrived?.size ?? version?.packageSize;
  const sums = [
    ['md5', arrived?.md5 ?? version?.md5],
    ['sha256', arrived?.sha256 ?? version?.sha256],
  ] as const;
  const handleSave = async ({ id }: AppVersion) => {
    try {
      const { rows } = await ask(versionCalls.listVersions, { query: { id } });
      const url = rows.find(row => row.id === id)?.packageUrl;
      if (url) save(url.startsWith('/') ? addressOf(url) : url, '');
    } catch (error) {
      notify(describe(error).text, { type: 'error' });
    }
  };
  return (
    <Place>
      <p>
        <b>{arrived?.name ?? word('number', { id: fileId })}</b>
        {typeof size === 'number' && <span>{formatBytes(size)}</span>}
        {arrived && (
          <StatusMark tone={arrived.isCompared ? 'ok' : 'off'}>
            {word(arrived.isCompared ? 'compared' : 'notCompared')}
          </StatusMark>
        )}
      </p>
      {sums.map(
        ([name, sum]) =>
          sum && (
            <p key={name}>
              <span>{labelOf(name)}</span>
              <code>{sum}</code>
              <CopyButton text={sum} label={translate('kit.copy')} />
            </p>
          ),
      )}
      <p>
        {version && (
          <Button variant="outlined" color="inherit" onClick={() => handleSave(version)}>
            {word('save')}
          </Button>
        )}
        {onRemove && (
          <Button color="inherit" onClick={onRemove}>
            {word('remove')}
          </Button>
        )}
      </p>
    </Place>
  );
}

const Place = styled('div')(({ theme: { tokens } }) => ({
  padding: '4px 12px',
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  p: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: 32, margin: 0 },
  'p:empty': { display: 'none' },
  b: { fontWeight: 600, overflowWrap: 'anywhere' },
  code: { minWidth: 0, overflowWrap: 'anywhere', fontFamily: MONO, fontSize: 12 },
  'p > span:first-of-type': { color: tokens.text.faint },
}));

/** What is shown, as files that can be handed on: each with its SHA-256, by which it is told from a changed one. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { sha256Of } from '../../kit/checksum.ts';
import { formatBytes } from '../../kit/format/count.ts';
import { formatTime } from '../../kit/format/time.ts';
import { saveBlob } from '../../kit/save-file.ts';
import { CopyButton } from '../../kit/state/CopyButton.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { Fields, List, Note, Scroll } from '../fleet-map/parts.ts';

export const FILE_KINDS = ['csv', 'gpx', 'png'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface CreatedFile {
  name: string;
  /** Null where the browser could not make it. */
  blob: Blob | null;
}

interface KeptFile {
  name: string;
  blob: Blob;
  sum: string | null;
  madeOn: number;
}

interface FilesPaneProps {
  /** No track is shown. */
  isEmpty: boolean;
  make(kind: FileKind): Promise<CreatedFile>;
}

export function FilesPane({ isEmpty, make }: FilesPaneProps) {
  const translate = useTranslate();
  const [kept, setKept] = useState<readonly KeptFile[]>([]);
  const [making, setMaking] = useState<FileKind | null>(null);
  const [failed, setFailed] = useState<FileKind | null>(null);

  const handleMake = async (kind: FileKind) => {
    setMaking(kind);
    setFailed(null);
    const { name, blob } = await make(kind).catch(() => ({ name: '', blob: null }));
    setMaking(null);
    if (!blob) return setFailed(kind);
    saveBlob(blob, name);
    const file = { name, blob, sum: await sha256Of(blob), madeOn: Date.now() };
    setKept(before => [file, ...before]);
  };

  if (isEmpty && kept.length === 0)
    return (
      <PageState title={translate('trackReplay.files.none')} why={translate('trackReplay.files.noneWhy')} />
    );
  return (
    <Scroll>
      <Fields>
        <Note>{translate('trackReplay.files.help')}</Note>
        {FILE_KINDS.map(kind => (
          <Button
            key={kind}
            variant="outlined"
            color="inherit"
            disabled={isEmpty || making !== null}
            startIcon={<Download size={14} aria-hidden />}
            onClick={() => void handleMake(kind)}
          >
            {translate(`trackReplay.files.${kind}`)}
          </Button>
        ))}
        {failed && <Note role="alert">{translate('trackReplay.files.failed')}</Note>}
      </Fields>
      <List aria-label={translate('trackReplay.files.list')} aria-live="polite">
        {kept.map(file => (
          <Kept key={`${file.name} ${file.madeOn}`} file={file} />
        ))}
      </List>
    </Scroll>
  );
}

function Kept({ file: { name, blob, sum, madeOn } }: { file: KeptFile }) {
  const translate = useTranslate();
  return (
    <Row>
      <b>{name}</b>
      <Note>
        {formatBytes(blob.size)} · {formatTime(madeOn)}
      </Note>
      {sum === null ? (
        <Note role="alert">{translate('trackReplay.files.noSum')}</Note>
      ) : (
        <>
          <Note>SHA-256</Note>
          <code>{sum}</code>
        </>
      )}
      <footer>
        {/* as the tools that check sums read it */}
        {sum !== null && <CopyButton text={`${sum}  ${name}`} label={translate('trackReplay.files.copy')} />}
        <Button color="inherit" onClick={() => saveBlob(blob, name)}>
          {translate('trackReplay.files.again')}
        </Button>
      </footer>
    </Row>
  );
}

const Row = styled('li')({
  b: { fontWeight: 600, overflowWrap: 'anywhere' },
  code: { fontFamily: MONO, fontSize: 12, overflowWrap: 'anywhere' },
  footer: { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

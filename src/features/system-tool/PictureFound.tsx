/** What became of an uploaded picture, and its address until it ends. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Picture, storageCalls } from '../../contract/storage.ts';
import { ask } from '../../data/ask.ts';
import { addressOf } from '../../data/base-path.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatTime } from '../../kit/format/time.ts';
import { MONO } from '../../kit/theme/tokens.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export function PictureFound({ picture }: { picture: Picture }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [address, setAddress] = useState({ url: picture.url, expireOn: picture.expireOn });
  const [problem, setProblem] = useState('');
  const left = useSecondsLeft(address.expireOn);
  const word = (key: string, options = {}) => translate(`systemTool.picture.${key}`, options);
  const separator = translate('common.listSeparator');
  const { width, height, size, takenOn, lng, lat, stripped, sha256 } = picture;

  const handleRenew = () =>
    ask(storageCalls.fileAddress, { params: { fileId: picture.fileId } }).then(
      fresh => {
        setProblem('');
        setAddress(fresh);
      },
      error => setProblem(describe(error).text),
    );
  const facts = [
    ['size', `${width} × ${height} px · ${Math.ceil(size / 1024)} KB`],
    ['taken', takenOn === null ? word('unknown') : formatTime(takenOn)],
    ['place', lng === null || lat === null ? word('unknown') : `${lng.toFixed(5)}, ${lat.toFixed(5)}`],
    ['stripped', stripped.map(name => name.toUpperCase()).join(separator) || word('nothing')],
  ];
  return (
    <Found>
      {left > 0 && <img src={addressOf(picture.url)} alt={word('preview')} />}
      <dl>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{word(key ?? '')}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>SHA-256</dt>
          <dd title={sha256} data-mono>
            {sha256.slice(0, 16)}…
          </dd>
        </div>
      </dl>
      <p>
        {left > 0 ? word('expires', { smart_count: left }) : word('expired')}
        {problem && <span role="alert"> {problem}</span>}
      </p>
      <div>
        <Button
          variant="outlined"
          color="inherit"
          href={addressOf(address.url)}
          target="_blank"
          rel="noreferrer"
        >
          {word('open')}
        </Button>
        <Button onClick={handleRenew}>{word('renew')}</Button>
      </div>
    </Found>
  );
}

const Found = styled('div')(({ theme: { tokens } }) => ({
  display: 'grid',
  gap: 8,
  img: {
    maxWidth: '100%',
    maxHeight: 120,
    borderRadius: 4,
    border: `1px solid ${tokens.line}`,
    justifySelf: 'start',
  },
  dl: { margin: 0 },
  'dl > div': { display: 'flex', gap: 8, lineHeight: '24px' },
  dt: { flex: 'none', width: 72, color: tokens.text.faint },
  dd: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  'dd[data-mono]': { fontFamily: MONO, fontSize: 12 },
  p: { margin: 0, color: tokens.text.faint, fontVariantNumeric: 'tabular-nums' },
  '& > div': { display: 'flex', gap: 8 },
}));

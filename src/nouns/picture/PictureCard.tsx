/** One of the pictures of a record: opened by a click, with what is known of it and what can be done about it. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { addressOf } from '../../data/base-path.ts';
import { formatTime } from '../../kit/format/time.ts';

/** Addresses of pictures are good for five minutes. */
export const RENEW_MS = 240_000;

interface PictureCardProps {
  /** Where the words of these pictures stand in the catalogues: a key without its last part. */
  words: string;
  picture: { kind: number; addedBy: string | null; addedOn: number };
  /** Undefined where it may not be seen. */
  url: string | undefined;
  /** Shown where there is no address. */
  placeholder?: ReactNode;
  /** Beside its name. */
  mark?: ReactNode;
  /** Below its name. */
  children?: ReactNode;
  acts: ReactNode;
}

export function PictureCard({ words, picture, url, placeholder, mark, children, acts }: PictureCardProps) {
  const translate = useTranslate();
  const kind = translate(`${words}.kind.${picture.kind}`);
  const by = picture.addedBy ?? translate('common.none');
  return (
    <Card>
      {url === undefined ? (
        placeholder
      ) : (
        <a
          href={addressOf(url)}
          target="_blank"
          rel="noreferrer"
          aria-label={translate(`${words}.open`, { kind })}
        >
          <img src={addressOf(url)} alt={kind} />
        </a>
      )}
      <header>
        <b>{kind}</b>
        {mark}
      </header>
      <small>{translate(`${words}.addedBy`, { by, time: formatTime(picture.addedOn) })}</small>
      {children}
      <footer>{acts}</footer>
    </Card>
  );
}

const Card = styled('li')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  padding: 8,
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  img: {
    display: 'block',
    width: '100%',
    aspectRatio: '4 / 3',
    borderRadius: 4,
    objectFit: 'contain',
    backgroundColor: tokens.sunken,
  },
  header: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 8px' },
  b: { fontWeight: 600, color: tokens.text.strong },
  small: { fontSize: 12, color: tokens.text.faint },
  'small[role=alert]': { color: tokens.bad.ink },
  footer: { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 'auto', paddingTop: 4 },
}));

export const PictureGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 16,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  '&:empty': { display: 'none' },
});

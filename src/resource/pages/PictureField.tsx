/** A picture of a record, small in a list. */
import { styled } from '@mui/material/styles';
import { addressOf } from '../../data/base-path.ts';

interface PictureFieldProps {
  /** As the row has it; null where there is no picture. */
  url: unknown;
  /** What is in it. */
  alt: string;
  missing: string;
}

export function PictureField({ url, alt, missing }: PictureFieldProps) {
  if (typeof url !== 'string' || url === '') return missing;
  return <Thumbnail src={addressOf(url)} alt={alt} loading="lazy" />;
}

/** As high as a row allows. */
const Thumbnail = styled('img')(({ theme: { tokens } }) => ({
  display: 'block',
  width: 40,
  height: 28,
  borderRadius: 3,
  border: `1px solid ${tokens.line}`,
  objectFit: 'cover',
}));

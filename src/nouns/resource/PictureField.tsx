/** A picture of a record: small in a list, large enough to be read in its form and beside it. */
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

/** Whole, whatever its proportions. */
export const Picture = styled('img')(({ theme: { tokens } }) => ({
  display: 'block',
  maxWidth: '100%',
  width: 180,
  height: 120,
  border: `1px solid ${tokens.line}`,
  borderRadius: 4,
  backgroundColor: tokens.sunken,
  objectFit: 'contain',
}));

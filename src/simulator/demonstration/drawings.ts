/** Papers, faces and vehicles of nobody, drawn for the demonstration and each marked as a sample. */
import sharp from 'sharp';

/** A WebP. @param variant tells one of the same kind from the others */
export function draw(kind: string, variant: number): Promise<Buffer> {
  const { width, height } = sizeOf(kind);
  const body = kind === 'face' ? face(variant) : kind === 'car' ? car(variant) : paper(kind, variant);
  const mark = [0.3, 0.62, 0.94]
    .map(
      at =>
        `<text x="${width / 2}" y="${height * at}" font-size="${width / 9}" font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#7a1f1f" fill-opacity="0.22" transform="rotate(-14 ${width / 2} ${height / 2})">SAMPLE</text>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}${mark}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 60 }).toBuffer();
}

/** Pixels. */
export const sizeOf = (kind: string) =>
  kind === 'face' ? { width: 480, height: 600 } : { width: 860, height: 540 };

const SKINS = ['#e8c4a0', '#d9ae86', '#f0d0b0', '#c99a72'] as const;
const SHIRTS = ['#2f5d8a', '#3c7a55', '#5a5f73', '#8a5a2f'] as const;

function face(variant: number): string {
  const skin = SKINS[variant % SKINS.length];
  const shirt = SHIRTS[(variant * 3) % SHIRTS.length];
  const hair =
    variant % 2 === 0
      ? 'M140 250 Q140 110 240 110 Q340 110 340 250 Q300 190 240 190 Q180 190 140 250Z'
      : 'M135 300 Q120 100 240 100 Q360 100 345 300 Q330 200 240 185 Q150 200 135 300Z';
  const width = 88 + (variant % 4) * 6;
  return `<rect width="480" height="600" fill="#dfe7ee"/>
    <path d="M60 600 Q70 450 240 440 Q410 450 420 600Z" fill="${shirt}"/>
    <rect x="205" y="380" width="70" height="80" fill="${skin}"/>
    <ellipse cx="240" cy="285" rx="${width}" ry="118" fill="${skin}"/>
    <path d="${hair}" fill="#2b2622"/>
    <circle cx="206" cy="275" r="9" fill="#2b2622"/><circle cx="274" cy="275" r="9" fill="#2b2622"/>
    <path d="M240 285 l-10 40 h18" fill="none" stroke="#9a7350" stroke-width="4"/>
    <path d="M208 ${352 + (variant % 3) * 3} Q240 ${366 + (variant % 2) * 10} 272 352" fill="none" stroke="#9a4b3c" stroke-width="6" stroke-linecap="round"/>`;
}

const TINTS: Readonly<Record<string, string>> = {
  idFront: '#e6eef5',
  idBack: '#f4e9df',
  cert: '#e7f1e4',
  license: '#eee8f3',
  vehicleLicense: '#e4eef0',
  operateCert: '#e9efe0',
  insurance: '#f3ede2',
  inspection: '#e6ebf2',
};

const FACED: ReadonlySet<string> = new Set(['idFront', 'cert', 'license']);

/** Lines where text would stand: a paper that can be told from others, and read by nobody. */
function paper(kind: string, variant: number): string {
  const lines = Array.from({ length: 6 }, (_, row) => {
    const length = 210 + ((row * 67 + variant * 53) % 190);
    return `<rect x="60" y="${150 + row * 56}" width="90" height="18" rx="4" fill="#8393a3"/><rect x="180" y="${146 + row * 56}" width="${length}" height="26" rx="4" fill="#3d4a57"/>`;
  }).join('');
  const portrait = FACED.has(kind)
    ? `<g transform="translate(600 130) scale(0.43)">${face(variant)}</g>`
    : '<circle cx="710" cy="250" r="84" fill="none" stroke="#b0403a" stroke-width="10"/>';
  return `<rect width="860" height="540" rx="28" fill="${TINTS[kind] ?? '#eee'}"/>
    <rect x="18" y="18" width="824" height="504" rx="20" fill="none" stroke="#9fb0bf" stroke-width="3"/>
    <rect x="60" y="60" width="360" height="40" rx="6" fill="#56708a"/>${lines}${portrait}`;
}

const CARS = ['#3aa99f', '#4a7fc1', '#9bbf3b'] as const;

const car = (variant: number) =>
  `<rect width="860" height="540" fill="#cfd8df"/><rect y="380" width="860" height="160" fill="#8d979f"/>
    <path d="M110 380 Q130 290 250 280 L330 200 H560 L650 285 Q760 295 770 380Z" fill="${CARS[variant % CARS.length]}"/>
    <path d="M300 280 L350 220 H440 V280Z M460 220 H545 L605 282 H460Z" fill="#eaf2f7"/>
    <rect x="400" y="172" width="90" height="26" rx="6" fill="#f5d04a"/>
    <circle cx="250" cy="385" r="52" fill="#2a2f33"/><circle cx="640" cy="385" r="52" fill="#2a2f33"/>`;

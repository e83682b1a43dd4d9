/** What the simulated switchboard has recorded: no voices, but something that can be heard, sought and paused. */
import { Readable } from 'node:stream';
import type { Recording } from '../../upstream/core/outside/ports.ts';

const ADDRESS = /^simulated:(\d{1,3})$/;
const LONGEST_SECONDS = 300;
const SAMPLES_A_SECOND = 8_000;
const HEAD_BYTES = 44;
const SILENCE = 128;
/** Two that take turns. */
const VOICES = [180, 240] as const;
const LOUDNESS = 24;

export async function simulatedRecording(recordUrl: string): Promise<Recording | undefined> {
  const seconds = Number(ADDRESS.exec(recordUrl)?.[1]);
  if (!(seconds > 0)) return undefined;
  const samples = Math.min(seconds, LONGEST_SECONDS) * SAMPLES_A_SECOND;
  return {
    size: HEAD_BYTES + samples,
    contentType: 'audio/wav',
    open: async range => {
      const wav = wavOf(samples);
      return Readable.from([range ? wav.subarray(range.start, range.end + 1) : wav]);
    },
  };
}

/** One channel of eight bits. */
function wavOf(samples: number): Buffer {
  const wav = Buffer.alloc(HEAD_BYTES + samples, SILENCE);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(HEAD_BYTES - 8 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLES_A_SECOND, 24);
  wav.writeUInt32LE(SAMPLES_A_SECOND, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) {
    const second = at / SAMPLES_A_SECOND;
    const voice = VOICES[Math.floor(second / 3) % VOICES.length] ?? VOICES[0];
    const swell = Math.abs(Math.sin(second * Math.PI * 2));
    wav[HEAD_BYTES + at] = SILENCE + Math.round(Math.sin(second * voice * Math.PI * 2) * LOUDNESS * swell);
  }
  return wav;
}

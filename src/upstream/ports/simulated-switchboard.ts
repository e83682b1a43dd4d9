import type { SwitchboardPort } from '../core/outside/ports.ts';
import { simulatedRecording } from './simulated-recording.ts';

/** Takes every call and dials none. */
export const simulatedSwitchboard: SwitchboardPort = {
  isReal: false,
  dial: async () => {},
  recording: simulatedRecording,
};

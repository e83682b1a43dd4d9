/** A call in words. */
import { useTranslate } from 'ra-core';
import type { CallRecord } from '../../contract/call-record.ts';
import type { MessageColours, Tokens } from '../../kit/theme/tokens.ts';

type Course = Pick<
  CallRecord,
  'calltype' | 'state' | 'callstate' | 'begin' | 'end' | 'ringSeconds' | 'queueSeconds' | 'ivrkey'
>;

/** Over, and somebody has talked: by its state, or by the phase that says so. */
export const isAnswered = ({ state, callstate }: Pick<Course, 'state' | 'callstate'>): boolean =>
  state === 'dealing' || (state === null && (callstate === 'Hangup' || callstate === 'Unlink'));

export function useCallWords() {
  const translate = useTranslate();
  const lasted = (how: 'rang' | 'queued', seconds: number | null) =>
    seconds === null ? '' : translate(`call.${how}`, { seconds });
  return {
    stateOf: (call: Course) => {
      if (isAnswered(call)) return translate('call.state.dealing');
      return translate(call.state === null ? `call.phase.${call.callstate}` : `call.state.${call.state}`);
    },
    /** How long they talked; else how long it rang or waited, or which key was pressed. */
    lengthOf: (call: Course) => {
      if (call.begin !== null && call.end !== null) return clockOf(call.end - call.begin);
      if (call.state === 'notDeal') return lasted('rang', call.ringSeconds);
      if (call.state === 'queueLeak') return lasted('queued', call.queueSeconds);
      return call.state === 'leak' && call.ivrkey !== null ? translate('call.key', { key: call.ivrkey }) : '';
    },
  };
}

/** @param milliseconds shown as HH:mm:ss */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map(part => String(part).padStart(2, '0')).join(':');
}

/** The colour that says how it went. */
export function inkOf(call: Course, tokens: Tokens): string {
  if (isAnswered(call)) return tokens.ok.ink;
  const looks: Readonly<Record<string, MessageColours>> = {
    notDeal: tokens.bad,
    leak: tokens.warn,
    queueLeak: tokens.warn,
  };
  const look = call.state === null ? undefined : looks[call.state];
  if (look) return look.ink;
  return call.state === 'voicemail' ? tokens.accent.ink : tokens.text.faint;
}

/**
 * Choices of this browser, not of the person: how the frame looks, what may ring. Kept in cookies (small and known
 * before any script), shared by all windows of the origin. Refused or corrupt storage means the default.
 */
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookie.ts';
import { onPreferenceChange, tellChoice } from './preference-news.ts';

export interface Preference<T> {
  /** What holds where nothing was chosen. */
  fallback: T;
  read(): T;
  /** Also in the other windows of this browser. */
  write(value: T): void;
  subscribe(listener: () => void): () => void;
}

interface Shape<T> {
  /** Name of the cookie. */
  name: string;
  fallback: T;
  /** Undefined for what no choice is written as. */
  parse(text: string): T | undefined;
  /** Letters, digits and what a cookie takes besides. */
  format(value: T): string;
}

export function preference<T>({ name, fallback, parse, format }: Shape<T>): Preference<T> {
  const listeners = new Set<() => void>();
  // where cookies are refused, the choice holds for as long as the page does
  let refused: T | undefined;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    fallback,
    read() {
      const text = readCookie(name);
      return (text === undefined ? refused : parse(text)) ?? fallback;
    },
    write(value) {
      refused = value;
      writeCookie(name, format(value));
      tellChoice({ name, text: format(value) });
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      const forget = onPreferenceChange(news => {
        if (news && news.name !== name) return;
        if (news) refused = parse(news.text) ?? refused;
        listener();
      });
      return () => {
        listeners.delete(listener);
        forget();
      };
    },
  };
}

export const usePreference = <T extends string | number | boolean>(of: Preference<T>): T =>
  useSyncExternalStore(of.subscribe, of.read);

export const choice = <const T extends string>(name: string, values: readonly T[], fallback: T) =>
  preference<T>({
    name,
    fallback,
    parse: text => values.find(value => value === text),
    format: value => value,
  });

export const onOff = (name: string, fallback: boolean) =>
  preference<boolean>({
    name,
    fallback,
    parse: text => (text === '1' ? true : text === '0' ? false : undefined),
    format: value => (value ? '1' : '0'),
  });

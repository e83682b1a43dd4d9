/** The play head of the page: it rests while nobody sees the page. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPlayer, type Player, type PlayerState } from '../../map/tracks/player.ts';

export function usePlayer(): Player {
  const [player] = useState(() =>
    createPlayer({
      now: () => performance.now(),
      requestFrame: run => requestAnimationFrame(run),
      cancelFrame: handle => cancelAnimationFrame(handle),
    }),
  );
  useEffect(() => () => player.pause(), [player]);
  return player;
}

export const usePlayerState = (player: Player): PlayerState =>
  useSyncExternalStore(player.onState, player.state);

/** Where the play head stands, for what is read: told some times a second while it moves. */
export function usePlayTime(player: Player): number {
  const [time, setTime] = useState(player.time);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      setTime(player.time);
    };
    tell();
    const end = player.onTime(() => {
      timer ??= setTimeout(tell, READ_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [player]);
  return time;
}

const READ_MS = 200;

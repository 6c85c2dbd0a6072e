import { useCallback, useEffect, useEffectEvent, useState } from 'react';

const STEP_MS = 600;
const PAGE = 10;

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE,
  PageUp: (index) => index - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

/** The other keys scroll the details. */
const HORIZONTAL_KEYS = ['ArrowRight', 'ArrowLeft'];

const clamp = (index: number, last: number) => Math.min(Math.max(Math.trunc(index) || 0, 0), last);

/** The index of the shown frame. The arrow keys, Page Up, Page Down, Home and End change it, Space plays and pauses. */
export const usePlayback = (start: number, last: number) => {
  const [index, setIndex] = useState(clamp(start, last));
  const [isPlaying, setPlaying] = useState(false);

  const show = useCallback(
    (next: number) => {
      setPlaying(false);
      setIndex(clamp(next, last));
    },
    [last],
  );
  /** Plays from the shown frame, or from the first one at the end. */
  const togglePlaying = () => {
    if (!isPlaying && index === last) setIndex(0);
    setPlaying(!isPlaying);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    if (altKey || ctrlKey || metaKey || isIn('select')) return;
    const move = MOVES[key];
    if (move && (HORIZONTAL_KEYS.includes(key) || !isIn('.details'))) show(move(index, last));
    else if (key === ' ' && !isIn('button, summary')) togglePlaying();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      setIndex(Math.min(index + 1, last));
      setPlaying(index + 1 < last);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, index, last]);

  return { index, isPlaying, show, togglePlaying };
};

import { useDeferredValue, useMemo } from 'react';
import { EventList } from './EventList';
import { FrameDetails } from './FrameDetails';
import type { Frame } from './frames';
import { failingRanges, rowsOf } from './rows';
import { Scrubber } from './Scrubber';
import { ShopPage } from './ShopPage';
import { usePlayback } from './usePlayback';

interface Props {
  /** The name of the session. */
  readonly name: string;
  /** At least the initial state. */
  readonly frames: readonly Frame[];
  /** The document of the shop. */
  readonly shop: string;
  /** The index of the frame that is shown first. */
  readonly start: number;
}

/** The events of a session, the page after each of them, and what the event changed. */
export const Player = ({ name, frames, shop, start }: Props) => {
  const rows = useMemo(() => rowsOf(frames), [frames]);
  const failing = useMemo(() => failingRanges(frames), [frames]);
  const { index, isPlaying, show, togglePlaying } = usePlayback(start, frames.length - 1);
  // The slider and the page update first.
  const listed = useDeferredValue(index);
  const frame = frames[index];
  const detailed = frames[listed];
  const [failure] = failing.filter(({ first }) => first > index).concat(failing);

  return (
    <>
      <header>
        <title>{name}</title>
        <h1>{name}</h1>
        <Scrubber
          frames={frames}
          failing={failing}
          index={index}
          isPlaying={isPlaying}
          onShow={show}
          onTogglePlaying={togglePlaying}
        />
        <small>Arrow keys: one event. Space: play.</small>
        {failure && (
          <button type="button" className="failed" onClick={() => show(failure.first)}>
            Next failure
          </button>
        )}
      </header>
      <main>
        <EventList frames={frames} rows={rows} index={listed} onShow={show} />
        {detailed && <FrameDetails frame={detailed} number={listed} />}
        {frame && <ShopPage shop={shop} frame={frame} />}
      </main>
    </>
  );
};

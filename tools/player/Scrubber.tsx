import type { Frame } from './frames';
import { textOf, type FrameRange } from './rows';

interface Props {
  readonly frames: readonly Frame[];
  readonly failing: readonly FrameRange[];
  readonly index: number;
  readonly isPlaying: boolean;
  readonly onShow: (index: number) => void;
  readonly onTogglePlaying: () => void;
}

/** The play button, and a slider over all frames with a mark where the session fails. */
export const Scrubber = ({ frames, failing, index, isPlaying, onShow, onTogglePlaying }: Props) => {
  const last = frames.length - 1;
  // The thumb of the slider is 16 pixels wide.
  const length = (from: number, to: number) => `(100% - 16px) * ${(to - from) / Math.max(last, 1)}`;
  return (
    <>
      <button type="button" onClick={onTogglePlaying}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <div className="scrubber">
        <input
          type="range"
          aria-label="Event"
          aria-valuetext={textOf(frames[index])}
          max={last}
          value={index}
          onChange={({ target }) => onShow(target.valueAsNumber)}
        />
        {failing.map(({ first, last: end }) => (
          <i
            key={first}
            className="mark"
            style={{ left: `calc(8px + ${length(0, first)})`, width: `calc(${length(first, end)})` }}
          />
        ))}
      </div>
      <output>
        {index} of {last}
      </output>
    </>
  );
};

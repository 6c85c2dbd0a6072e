import type { Frame } from './playback';
import { textOf, type Row } from './rows';

interface Props {
  readonly frames: readonly Frame[];
  readonly failing: readonly Row[];
  readonly index: number;
  readonly isPlaying: boolean;
  readonly onShow: (index: number) => void;
  readonly onTogglePlaying: () => void;
}

/** The play button, and a slider over all frames with a mark where the session fails. */
export const Scrubber = ({ frames, failing, index, isPlaying, onShow, onTogglePlaying }: Props) => {
  const last = frames.length - 1;
  const percent = (frame: number) => `${(100 * frame) / Math.max(last, 1)}%`;
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
          <i key={first} className="mark" style={{ left: percent(first), width: percent(end - first) }} />
        ))}
      </div>
      <output>
        {index} of {last}
      </output>
    </>
  );
};

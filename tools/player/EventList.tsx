import { memo, useEffect, useMemo } from 'react';
import type { Frame } from './frames';
import { textOf, type FrameRange } from './rows';

interface RowProps {
  readonly frame: Frame;
  readonly index: number;
  /** The number of its first event, if the row stands for several. */
  readonly first: number;
  readonly isShown: boolean;
  readonly onShow: (index: number) => void;
}

const idOf = (index: number) => `event-${index}`;

const EventRow = memo(function EventRow({ frame, index, first, isShown, onShow }: RowProps) {
  const { failures, note } = frame;
  return (
    // The list handles the keys: it has the focus.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
    <div
      role="option"
      id={idOf(index)}
      aria-selected={isShown}
      className={failures.length > 0 ? 'failed' : ''}
      onClick={() => onShow(index)}
    >
      <span className="number">{first < index ? `${first}–${index}` : index}</span>
      {textOf(frame)}
      {note && <em>{note}</em>}
    </div>
  );
});

interface RowsProps {
  readonly frames: readonly Frame[];
  readonly rows: readonly FrameRange[];
  /** The index of the shown frame; -1 if it is in another group of rows. */
  readonly index: number;
  readonly onShow: (index: number) => void;
}

const EventRows = memo(function EventRows({ frames, rows, index, onShow }: RowsProps) {
  const rowOf = (first: number, last: number) => {
    const frame = frames[last];
    if (!frame) return undefined;
    return (
      <EventRow
        key={last}
        frame={frame}
        index={last}
        first={first}
        isShown={last === index}
        onShow={onShow}
      />
    );
  };
  return (
    <div role="presentation">
      {rows.map(({ first, last }) =>
        first <= index && index <= last
          ? Array.from({ length: last - first + 1 }, (_, i) => rowOf(first + i, first + i))
          : rowOf(first, last),
      )}
    </div>
  );
});

const GROUP = 100;

interface Props {
  readonly frames: readonly Frame[];
  readonly rows: readonly FrameRange[];
  readonly index: number;
  readonly onShow: (index: number) => void;
}

/** The events of a session. Letters of one field are one row, except for those around the shown event. */
export const EventList = memo(function EventList({ frames, rows, index, onShow }: Props) {
  useEffect(() => {
    document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  // Only the group with the shown event is rendered again: 5,000 rows take 10 ms, even if none has changed.
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, i) =>
        rows.slice(i * GROUP, (i + 1) * GROUP),
      ),
    [rows],
  );
  return (
    <div
      role="listbox"
      aria-label="Events"
      aria-activedescendant={idOf(index)}
      className="events"
      tabIndex={0}
    >
      {groups.map((group) => {
        const first = group[0]?.first ?? 0;
        const last = group.at(-1)?.last ?? 0;
        const shown = first <= index && index <= last ? index : -1;
        return <EventRows key={first} frames={frames} rows={group} index={shown} onShow={onShow} />;
      })}
    </div>
  );
});

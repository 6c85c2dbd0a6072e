import { memo, useState } from 'react';
import { JSONTree } from 'react-json-tree';
import type { RootState } from '../../src/store/rootReducer';
import { CellTable } from './CellTable';
import type { Frame } from './frames';

interface Props {
  readonly frame: Frame;
  /** The number of the event; 0 is the initial state. */
  readonly number: number;
}

// The viewer asks for sixteen colors; the page has six, for both schemes.
const THEME = {
  scheme: 'player',
  author: '',
  base00: 'transparent',
  base01: 'var(--raised)',
  base02: 'var(--line)',
  base03: 'var(--soft)',
  base04: 'var(--soft)',
  base05: 'var(--ink)',
  base06: 'var(--ink)',
  base07: 'var(--ink)',
  base08: 'var(--red)',
  base09: 'var(--value)',
  base0A: 'var(--value)',
  base0B: 'var(--value)',
  base0C: 'var(--value)',
  base0D: 'var(--accent)',
  base0E: 'var(--accent)',
  base0F: 'var(--red)',
};

/** `cart.items: {} → {"M":1}` as path, value before and value after. */
const Change = ({ text }: { readonly text: string }) => {
  const [, path, before, after] = /^([^:]*): (.*) → (.*)$/s.exec(text) ?? [];
  if (path === undefined) return <li>{text}</li>;
  return (
    <li>
      <b>{path}</b> <del>{before}</del> <ins>{after}</ins>
    </li>
  );
};

/** The products never change, and there are many. */
const withoutProducts = ({ catalogue: _, ...others }: RootState) => others;

/** What an event did: failures, changes, the used cells of the transition tables, its payload, and the state after it. */
export const FrameDetails = memo(function FrameDetails({ frame, number }: Props) {
  const { event, note, changes, cells, failures } = frame;
  const [isStateShown, setStateShown] = useState(false);
  return (
    // A scrollable region has to take the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section aria-label="Details" className="details" tabIndex={0}>
      <h2>{event ? `${number} ${event.type}` : 'Initial state'}</h2>
      {failures.map((text) => (
        <p key={text} className="failed">
          {text}
        </p>
      ))}
      {event && (
        <>
          <h3>Changes</h3>
          {note && <p>None: the state is the very same object.</p>}
          <ul>
            {changes.map((text) => (
              <Change key={text} text={text} />
            ))}
          </ul>
        </>
      )}
      {event && cells.map((cell) => <CellTable key={cell.slice} cell={cell} type={event.type} />)}
      {event?.['payload'] !== undefined && (
        <>
          <h3>Payload</h3>
          <pre>{JSON.stringify(event['payload'], null, 2)}</pre>
        </>
      )}
      <details onToggle={({ currentTarget }) => setStateShown(currentTarget.open)}>
        <summary>State</summary>
        {isStateShown && (
          <JSONTree
            data={withoutProducts(frame.state)}
            theme={THEME}
            invertTheme={false}
            hideRoot
            shouldExpandNodeInitially={(_path, _data, level) => level < 2}
          />
        )}
      </details>
    </section>
  );
});

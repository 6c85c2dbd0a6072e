import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, space } from '../../styles/theme';

interface Entry<K> {
  readonly tab: K;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props<K> {
  readonly label: string;
  readonly tabs: readonly Entry<K>[];
  readonly open: K;
  readonly onOpen: (tab: K) => void;
}

/** The index that a key leads to. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The ARIA tabs pattern with automatic activation. */
export const Tabs = <K extends string>({ label, tabs, open, onOpen }: Props<K>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = KEYS[event.key]?.(index, tabs.length) ?? -1;
    if (!tabs[next]) return;
    event.preventDefault();
    onOpen(tabs[next].tab);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label}>
        {tabs.map(({ tab, label: name }, i) => (
          <Tab
            key={tab}
            type="button"
            role="tab"
            id={`${id}tab-${tab}`}
            aria-selected={tab === open}
            aria-controls={`${id}panel-${tab}`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onOpen(tab)}
            onKeyDown={(event) => onKeyDown(event, i)}
          >
            {name}
          </Tab>
        ))}
      </List>
      {tabs.map(({ tab, content }) => (
        <Panel
          key={tab}
          role="tabpanel"
          id={`${id}panel-${tab}`}
          aria-labelledby={`${id}tab-${tab}`}
          tabIndex={0}
          hidden={tab !== open}
        >
          {content}
        </Panel>
      ))}
    </div>
  );
};

const List = styled.div`
  display: flex;
  gap: ${space.l};
  border-block-end: 1px solid ${color.hairline};
`;

const Tab = styled.button`
  min-height: 48px;
  margin-block-end: -1px;
  padding: 0;
  border: 0;
  border-block-end: 1px solid transparent;
  background: none;
  color: ${color.inkSoft};
  transition: color ${motion.quick};

  &:hover {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    border-block-end-color: ${color.ink};
    color: ${color.ink};
  }
  /* Forced colours would draw the transparent border. */
  @media (forced-colors: active) {
    border-block-end: 3px solid Canvas;

    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`;

const Panel = styled.div`
  padding-block: ${space.l};
`;

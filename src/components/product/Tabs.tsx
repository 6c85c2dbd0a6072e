import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, space } from '../../styles/theme';

interface Entry<K> {
  readonly tab: K;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props<K> {
  /** What all of it is about, for those who listen. */
  readonly label: string;
  readonly tabs: readonly Entry<K>[];
  readonly open: K;
  readonly onOpen: (tab: K) => void;
}

const KEYS: Readonly<Record<string, (at: number, all: number) => number>> = {
  ArrowRight: (at, all) => (at + 1) % all,
  ArrowLeft: (at, all) => (at + all - 1) % all,
  Home: () => 0,
  End: (_at, all) => all - 1,
};

/** Panels of which one is open, after the tabs pattern of the ARIA practices: arrows move and open. */
export const Tabs = <K extends string>({ label, tabs, open, onOpen }: Props<K>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const to = KEYS[event.key]?.(at, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onOpen(next.tab);
    list.current?.querySelectorAll('button')[to]?.focus();
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
  /* What is transparent would be drawn, as all other lines are. */
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

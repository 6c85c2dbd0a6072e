import type { UnknownAction } from '@reduxjs/toolkit';
import { readSession } from '../../../tools/sessions/readSession';
import { buttonPressed, timerElapsed, trafficLightMachine } from '../../../tools/machines/trafficLight';
import { sessionOf, walk } from '../../../tools/machines/walk';

const { reducer, initialState, events, table } = trafficLightMachine;

const withReducer = (changed: typeof reducer) => walk({ ...trafficLightMachine, reducer: changed });
const typesOf = (path: readonly UnknownAction[] = []) => path.map(({ type }) => type);

describe('walk', () => {
  it('should find all states and transitions of a correct machine, and no problem', () => {
    const { transitions, ...found } = walk(trafficLightMachine);
    expect(found).toMatchObject({
      start: 'green',
      states: 8,
      steps: 16,
      problems: [],
      unreachableModes: [],
      deadTransitions: [],
    });
    expect(transitions.get('red')?.get(timerElapsed.type)).toEqual(new Set(['walk', 'redAmber']));
    expect(transitions.get('walk')).toEqual(new Map([[timerElapsed.type, new Set(['red'])]]));
  });

  it('should report a violated invariant with the fewest events that lead to it', () => {
    const { problems } = withReducer((state, event) => {
      const after = reducer(state, event);
      return after !== state && after.lamp === 'amber' ? { ...after, pedestrians: 'walk' } : after;
    });
    expect(problems[0]?.text).toMatch(/^Pedestrians walk only while cars have red\. \{"lamp":"amber"/);
    expect(typesOf(problems[0]?.events)).toEqual([buttonPressed.type, timerElapsed.type]);
  });

  it('should report an initial state that violates an invariant', () => {
    const broken = { ...initialState, pedestrians: 'walk' } as const;
    const { problems } = walk({ ...trafficLightMachine, initialState: broken });
    expect(problems[0]).toEqual({ text: 'Pedestrians walk only while cars have red.', events: [] });
  });

  it('should report a new object with the same state', () => {
    const { problems } = withReducer((state, event) =>
      event.type === buttonPressed.type && state.isRequested ? { ...state } : reducer(state, event),
    );
    const text = `${buttonPressed.type} undefined returns a new object with the same state`;
    expect(problems[0]?.text).toBe(text);
    expect(typesOf(problems[0]?.events)).toEqual([buttonPressed.type, buttonPressed.type]);
  });

  it('should report a state that no event leads back from', () => {
    const { problems } = withReducer((state, event) =>
      state.lamp === 'amber' ? state : reducer(state, event),
    );
    expect(problems.map(({ text }) => text)).toContain(
      'No event leads back from {"lamp":"amber","pedestrians":"stop","isRequested":true}',
    );
  });

  it('should report unreachable modes and dead transitions', () => {
    const rows = { ...table, amber: { timerElapsed, buttonPressed }, flashing: { timerElapsed } };
    const { unreachableModes, deadTransitions } = walk({ ...trafficLightMachine, table: rows });
    expect(unreachableModes).toEqual(['flashing']);
    expect(deadTransitions).toEqual([`amber: ${buttonPressed.type}`]);
  });

  it('should apply no events in a leaf', () => {
    const { states } = walk({ ...trafficLightMachine, isLeaf: ({ isRequested }) => isRequested });
    expect(states).toBe(2);
  });

  it('should write a session that npm run replay reads', () => {
    expect(readSession(sessionOf(events)).events).toEqual(events);
  });
});

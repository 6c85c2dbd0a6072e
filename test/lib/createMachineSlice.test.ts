import { type PayloadAction, createAction } from '@reduxjs/toolkit';
import { createMachineSlice } from '../../src/lib/createMachineSlice';

const powerFailed = createAction('mains/powerFailed');

interface Lamp {
  readonly brightness: number;
}

const initialState: Lamp = { brightness: 0 };

const lamp = createMachineSlice({
  name: 'lamp',
  initialState,
  modeOf: ({ brightness }) => (brightness === 0 ? 'off' : 'on'),
  table: {
    off: { switchedOn: (state, { payload }: PayloadAction<number>) => ({ ...state, brightness: payload }) },
    on: {
      dimmed: (state) => {
        state.brightness /= 2;
      },
      [powerFailed.type]: () => initialState,
    },
  },
});
const { dimmed, switchedOn } = lamp.actions;
const ON = lamp.reducer(undefined, switchedOn(8));

describe('createMachineSlice', () => {
  it('should run the cell of the current mode', () => {
    expect(ON).toEqual({ brightness: 8 });
    expect(lamp.selectors.selectMode({ lamp: ON })).toBe('on');
    expect(lamp.reducer(ON, dimmed())).toEqual({ brightness: 4 });
  });

  it('should return the same state for an event without a cell in the current mode', () => {
    expect(lamp.reducer(initialState, dimmed())).toBe(initialState);
    expect(lamp.reducer(ON, switchedOn(1))).toBe(ON);
  });

  it('should handle an action of another slice in the modes that name its type', () => {
    expect(lamp.reducer(ON, powerFailed())).toBe(initialState);
    expect(lamp.reducer(initialState, powerFailed())).toBe(initialState);
    expect(Object.keys(lamp.actions)).toEqual(['switchedOn', 'dimmed']);
  });

  it('should have the name of the slice in the types of its events', () => {
    expect(switchedOn(8)).toEqual({ type: 'lamp/switchedOn', payload: 8 });
    // @ts-expect-error -- the payload is a number
    switchedOn('8');
    // @ts-expect-error -- the event has no payload
    dimmed(8);
  });
});

import { startTransition, useState } from 'react';

/** As many as the first batch holds, the whole of a small range among them; and as many as come after. */
const FIRST = 60;
const STEP = 36;

/** How far the list had grown at each place of the visit, for whoever comes back there. */
const grown = new Map<string, number>();

/** How many products a long list shows at a place of the visit, and the way to more. */
export const useShownCount = (place: string) => {
  const [held, setHeld] = useState({ place: '', count: FIRST });
  const count = held.place === place ? held.count : (grown.get(place) ?? FIRST);
  const grow = () => {
    const more = count + STEP;
    grown.set(place, more);
    startTransition(() => setHeld({ place, count: more }));
  };
  return { count, grow };
};

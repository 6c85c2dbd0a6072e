import { createRoot } from 'react-dom/client';
import { readExpectation, readSession } from '../sessions/readSession';
import { framesOf } from './frames';
import { Player } from './Player';

/** The text of a script element of the page: JSON. */
const jsonOf = (id: string) => document.getElementById(id)?.textContent ?? '';
const textOf = (id: string) => String(JSON.parse(jsonOf(id)));

const frames = framesOf(readSession(jsonOf('session')), readExpectation(jsonOf('expectation')));
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(
  <Player
    name={textOf('name')}
    frames={frames}
    shop={textOf('shop')}
    start={Number(location.hash.slice(1))}
  />,
);

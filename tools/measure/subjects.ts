import { existsSync, readFileSync } from 'node:fs';
import { PATHS } from '../../src/domain/paths';
import { boxesOf, floorOf, isPrerendered, withoutScripts, type List } from './floor';
import type { Server } from './server';

/** A page that is loaded, and what it is held against. */
export interface Subject {
  readonly name: string;
  readonly address: string;
  /** Which part of a measurement it belongs to. */
  readonly part: 'home' | 'list' | 'product' | 'routes' | 'floor';
  /** The name of its floor. */
  readonly floor?: string;
}

const FLOORS = '/floor';
/** A list by hand whose boxes can be ticked. */
export const BOXES = `${FLOORS}/boxes`;

/** Every page that has no part of a measurement to itself. */
const OTHERS = Object.values(PATHS).filter((path) => path !== PATHS.home && path !== PATHS.collections);

/** The static same of one of the shop's pages, or nothing while it is not prerendered. */
const layStatic = (server: Server, file: string, name: string): Subject | undefined => {
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  if (!isPrerendered(html)) return undefined;
  const address = `${FLOORS}/${name}`;
  server.lay(address, withoutScripts(html));
  return { name: `${name}, no script`, address, part: 'floor' };
};

/** Every page of a measurement, with its floor before it. */
export const subjectsOf = (server: Server, list: List, parts: ReadonlySet<string>): readonly Subject[] => {
  const product = list.cards[0]?.href ?? '/product/none';
  const subjects: Subject[] = [];
  const add = (subject: Subject, floor?: Subject) => {
    if (!parts.has(subject.part)) return;
    if (floor) subjects.push(floor);
    subjects.push(floor ? { ...subject, floor: floor.name } : subject);
  };
  server.lay(`${FLOORS}/list`, floorOf(list));
  server.lay(BOXES, boxesOf(list));
  add({ name: 'home', address: PATHS.home, part: 'home' }, layStatic(server, 'dist/index.html', 'home'));
  add(
    { name: 'list', address: PATHS.collections, part: 'list' },
    { name: 'list, by hand', address: `${FLOORS}/list`, part: 'floor' },
  );
  add(
    { name: 'product', address: product, part: 'product' },
    layStatic(server, `dist${product}.html`, 'product'),
  );
  for (const address of OTHERS) add({ name: address.slice(1), address, part: 'routes' });
  return subjects;
};

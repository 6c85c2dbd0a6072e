import { openServer } from '../../e2e/support/ownServer';
import type { Engine, Profile, Viewport } from './engine';
import { addRecorder } from './recorder';
import { shopperIn } from './shopper';

jest.setTimeout(180_000);

const DESKTOP: Viewport = { width: 1280, height: 900 };

/** Starts an engine and a server for a file of journeys. A journey fails on any console message. */
export const withEngine = (launch: () => Promise<Engine>) => {
  let engine: Engine;
  let server: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    [engine, server] = await Promise.all([launch(), openServer(addRecorder)]);
  });
  afterAll(() => engine.close());

  const leaving: (() => Promise<void>)[] = [];
  const messages: string[] = [];
  afterEach(async () => {
    for (const leave of leaving.splice(0)) await leave();
    expect(messages.splice(0)).toEqual([]);
  });

  const openTab = async (profile: Profile, path: string, shop = server.url) => {
    const tab = await profile.openTab((message) => messages.push(message));
    const shopper = shopperIn(tab, shop);
    leaving.unshift(async () => void messages.push(...(await tab.evaluate(() => window.messages?.() ?? []))));
    await shopper.open(path);
    return shopper;
  };
  const openProfile = async (viewport = DESKTOP) => {
    const profile = await engine.openProfile(viewport);
    leaving.push(() => profile.close());
    return profile;
  };
  return {
    openProfile,
    openTab,
    /** Opens a page in a profile of its own. */
    visit: async (path: string, viewport?: Viewport) => openTab(await openProfile(viewport), path),
  };
};

import { openServer } from '../../e2e/support/testServer';
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

  const cleanups: (() => Promise<void>)[] = [];
  const messages: string[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
    expect(messages.splice(0)).toEqual([]);
  });

  const openTab = async (profile: Profile, path: string, shop = server.url) => {
    const tab = await profile.openTab((message) => messages.push(message));
    const shopper = shopperIn(tab, shop);
    cleanups.unshift(
      async () => void messages.push(...(await tab.evaluate(() => window.messages?.() ?? []))),
    );
    await shopper.open(path);
    return shopper;
  };
  const openProfile = async (viewport = DESKTOP) => {
    const profile = await engine.openProfile(viewport);
    cleanups.push(() => profile.close());
    return profile;
  };
  return {
    openProfile,
    openTab,
    /** Opens a page in a new profile. */
    visit: async (path: string, viewport?: Viewport) => openTab(await openProfile(viewport), path),
  };
};

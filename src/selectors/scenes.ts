import { sceneHashes } from '../data/pictures';
import { sceneOf, type SceneName } from '../domain/pictures';

/** A wide picture of the shop; it hangs there whatever the state is. */
export const sceneNamed = (name: SceneName) => sceneOf(name, sceneHashes[name]);

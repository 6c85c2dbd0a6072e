import { sceneHashes } from './pictures';
import { sceneOf, type SceneName } from '../domain/pictures';

/** A scene by its name; it hangs there whatever the state is. */
export const sceneNamed = (name: SceneName) => sceneOf(name, sceneHashes[name]);

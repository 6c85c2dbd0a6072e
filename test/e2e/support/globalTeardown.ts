import { teardown } from './teardown';

export default () => teardown.run();

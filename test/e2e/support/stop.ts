import { running } from './running';

export default () => running.stop();

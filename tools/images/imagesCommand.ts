import { runImages } from './images';

void runImages(process.argv.slice(2), 'src/data', console.log).then((code) => {
  process.exitCode = code;
});

import { runImages } from './images';

const main = async () => {
  const args = process.argv.slice(2);
  process.exitCode = await runImages(args, 'src/data', console.log);
};

void main();

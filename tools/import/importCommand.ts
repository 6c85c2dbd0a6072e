import { runImport } from './runImport';

const output = {
  print: (text: string) => console.log(text),
  write: (text: string) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
};

void runImport(process.argv.slice(2), output).then((code) => {
  process.exitCode = code;
});

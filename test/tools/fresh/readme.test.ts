import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandEndingIn, commandsIn } from '../../../tools/fresh/readme';

const README = `# Shop

\`\`\`sh
npm ci && npm start   # opens it
npm ci && npm test    # proves it
\`\`\`

\`\`\`sh
npm run other
\`\`\`
`;

it('reads the commands as they stand in the first block of shell, without what is said about them', () => {
  expect(commandsIn(README)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  expect(commandsIn('# Shop\n\nNothing to run.\n')).toEqual([]);
});

it('takes a command by its end, and refuses to choose between none and several', () => {
  expect(commandEndingIn(README, 'npm test')).toBe('npm ci && npm test');
  expect(() => commandEndingIn(README, 'npm run other')).toThrow('has 0 commands');
  expect(() => commandEndingIn(README, '')).toThrow('has 2 commands');
});

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');

it('is one command that README, .ci/run and the workflow give', () => {
  const command = commandEndingIn(read('README.md'), 'npm test');
  expect(read('.ci/run').trimEnd().split('\n').at(-1)).toBe(command);
  expect(read('.github/workflows/test.yml')).toContain(`- run: ${command}\n`);
});

import { spawnSync } from 'node:child_process';
import { SHOP } from '../support/visit';

it('should end with one sentence where its port is in use', () => {
  const { port } = new URL(SHOP);
  const command = ['--import', 'tsx', 'tools/build/preview.ts'];
  const env = { ...process.env, PORT: port };
  const { stderr } = spawnSync(process.execPath, command, { env });
  const next = Number(port) + 1;
  expect(String(stderr)).toMatch(
    new RegExp(`^Port ${port} is in use\\..* PORT=${next} .*\\n$`),
  );
});

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const cli = createRequire(__filename).resolve('webpack-cli/bin/cli.js');

/** Bundles what the browser loads and what writes the pages, as webpack.config.js says. */
export const runWebpack = (env: ReadonlyMap<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const said = [...env].flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const child = spawn(process.execPath, [cli, '--mode', 'production', ...said], { stdio: 'inherit' });
    child.once('error', reject).once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`webpack ended with ${code ?? 'a signal'}.`));
    });
  });

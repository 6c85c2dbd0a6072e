import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, filesIn } from '../../../tools/build/fileMap';
import { COAT } from '../support';

const read = (name: string) => readFileSync(join(DIST, name), 'utf8');

const IMAGE_PRELOAD = 'rel="preload" as="image"';

it('should load the image of the first screen at once, where it does not depend on the address', () => {
  const [hero] =
    /<img[^>]*>/.exec(read('index.html').split('<main')[1] ?? '') ?? [];
  expect(hero).toContain('fetchPriority="high"');
  expect(hero).not.toContain('lazy');
  expect(read(`${COAT.path}.html`)).toContain(IMAGE_PRELOAD);
  expect(read('Collections.html')).not.toContain(IMAGE_PRELOAD);
});

it('should have two copies of each file that is not compressed by itself', () => {
  const texts = filesIn(DIST).filter(
    (name) => !/^_|\.(avif|png|jpg|woff2|br|gz)$/.test(name),
  );
  expect(texts).toContain('favicon.svg');
  for (const name of texts)
    for (const copy of [`${name}.br`, `${name}.gz`])
      expect([copy, existsSync(join(DIST, copy))]).toEqual([copy, true]);
});

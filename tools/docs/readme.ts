import sharp from 'sharp';
import { launchBrowser } from '../browser';
import { enter } from '../scenes';
import { serveDist } from '../serve';

// Takes the pictures of the README from the built shop. The lookbook is drawn with the pictures of the products.

const SCREEN = { width: 1280, height: 1000 };

const main = async () => {
  const [shop, browser] = await Promise.all([serveDist(0), launchBrowser()]);
  try {
    const page = await browser.newPage({ viewport: SCREEN, colorScheme: 'light', reducedMotion: 'reduce' });
    for (const scene of ['home', 'product']) {
      await enter(page, shop.url, scene);
      await page.waitForFunction(() =>
        Array.from(document.images)
          .filter((picture) => picture.getBoundingClientRect().top < window.innerHeight)
          .every((picture) => picture.complete),
      );
      await sharp(await page.screenshot())
        .webp({ quality: 86 })
        .toFile(`docs/${scene}.webp`);
    }
  } finally {
    await browser.close();
    shop.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

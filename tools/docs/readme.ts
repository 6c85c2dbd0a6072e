import sharp from 'sharp';
import { withApp } from '../withApp';
import { enter } from '../scenes';

// Takes the pictures of the README from the built shop. The lookbook is drawn with the pictures of the products.

const SCREEN = { width: 1280, height: 1000 };

withApp(async (browser, shop) => {
  const page = await browser.newPage({ viewport: SCREEN, colorScheme: 'light', reducedMotion: 'reduce' });
  for (const scene of ['home', 'product']) {
    await enter(page, shop, scene);
    await page.waitForFunction(() =>
      Array.from(document.images)
        .filter((picture) => picture.getBoundingClientRect().top < window.innerHeight)
        .every((picture) => picture.complete),
    );
    await sharp(await page.screenshot())
      .webp({ quality: 86 })
      .toFile(`docs/${scene}.webp`);
  }
});

import { banners } from '../../src/data/banners';
import { products } from '../../src/data/products';

/** The image files of the document by the URLs that the shop has for them. The values are AVIF files in base64. */
const readFiles = (): ReadonlyMap<string, string> => {
  const files: unknown = JSON.parse(document.getElementById('images')?.textContent ?? '{}');
  return new Map(typeof files === 'object' && files !== null ? Object.entries(files) : []);
};

const files = readFiles();
const urls = new Map<string, string>();

const blobUrl = (base64: string) => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'image/avif' }));
};

/** The URL of the file in this document. An image that the document does not hold keeps its URL. */
const urlOf = (url: string) => {
  const base64 = files.get(url);
  if (base64 !== undefined && !urls.has(url)) urls.set(url, blobUrl(base64));
  return urls.get(url) ?? url;
};

// Before the slices are created, which freeze the products.
for (const product of products) Object.assign(product, { image: product.image.map(urlOf) });
for (const banner of Object.values(banners)) {
  const src = urlOf(banner.src);
  if (src !== banner.src) Object.assign(banner, { src, srcSet: src });
}

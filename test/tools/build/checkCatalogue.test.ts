import { checkCatalogue } from '../../../tools/build/checkCatalogue';

const products = [{ _id: 'tee' }, { _id: 'coat' }];
const complete = { tee: 'x', coat: 'x' };

describe('checkCatalogue', () => {
  it('should accept the catalogue of the shop', () => {
    expect(() => checkCatalogue()).not.toThrow();
  });

  it('should accept products that all have images and a description', () => {
    expect(() => checkCatalogue({ products, imageHashes: complete, descriptions: complete })).not.toThrow();
  });

  it('should report a product without images', () => {
    expect(() => checkCatalogue({ products, imageHashes: { tee: 'x' }, descriptions: complete })).toThrow(
      'Product coat has no images: run npm run images.',
    );
  });

  it('should report images of a removed product', () => {
    const imageHashes = { ...complete, cape: 'x' };
    expect(() => checkCatalogue({ products, imageHashes, descriptions: complete })).toThrow(
      'src/data/images.ts names cape, which is no product: run npm run images.',
    );
  });

  it('should report a product without a description', () => {
    expect(() => checkCatalogue({ products, imageHashes: complete, descriptions: { coat: 'x' } })).toThrow(
      'Product tee has no description: add it to src/data/descriptions.ts.',
    );
  });

  it('should report every mismatch on a separate line', () => {
    const check = () =>
      checkCatalogue({
        products: [{ _id: 'constructor' }],
        imageHashes: { a: 'x' },
        descriptions: { b: 'x' },
      });
    expect(check).toThrow(
      new Error(
        [
          'Product constructor has no images: run npm run images.',
          'src/data/images.ts names a, which is no product: run npm run images.',
          'Product constructor has no description: add it to src/data/descriptions.ts.',
          'src/data/descriptions.ts names b, which is no product: remove it.',
        ].join('\n'),
      ),
    );
  });
});

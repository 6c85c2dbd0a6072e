import { checkCatalogue } from '../../../tools/build/checkCatalogue';

const products = [{ _id: 'tee' }, { _id: 'coat' }];
const complete = { tee: 'x', coat: 'x' };
const catalogue = { products, imageHashes: complete, sizeGuides: complete, descriptions: complete };

describe('checkCatalogue', () => {
  it('should accept the catalogue of the shop', () => {
    expect(() => checkCatalogue()).not.toThrow();
  });

  it('should accept products that all have images, a size guide and a description', () => {
    expect(() => checkCatalogue(catalogue)).not.toThrow();
  });

  it('should report a product without images', () => {
    expect(() => checkCatalogue({ ...catalogue, imageHashes: { tee: 'x' } })).toThrow(
      'Product coat has no images: run npm run images.',
    );
  });

  it('should report images of a removed product', () => {
    const imageHashes = { ...complete, cape: 'x' };
    expect(() => checkCatalogue({ ...catalogue, imageHashes })).toThrow(
      'src/data/images.ts names cape, which is no product: run npm run images.',
    );
  });

  it('should report a product without a size guide', () => {
    expect(() => checkCatalogue({ ...catalogue, sizeGuides: { tee: 'x' } })).toThrow(
      'Product coat has no size guide: run npm run images.',
    );
  });

  it('should report a product without a description', () => {
    expect(() => checkCatalogue({ ...catalogue, descriptions: { coat: 'x' } })).toThrow(
      'Product tee has no description: add it to src/data/descriptions.ts.',
    );
  });

  it('should report every mismatch on a separate line', () => {
    const check = () =>
      checkCatalogue({
        products: [{ _id: 'constructor' }],
        imageHashes: { a: 'x' },
        sizeGuides: { c: 'x' },
        descriptions: { b: 'x' },
      });
    expect(check).toThrow(
      new Error(
        [
          'Product constructor has no images: run npm run images.',
          'src/data/images.ts names a, which is no product: run npm run images.',
          'Product constructor has no size guide: run npm run images.',
          'src/data/sizeGuides.ts names c, which is no product: run npm run images.',
          'Product constructor has no description: add it to src/data/descriptions.ts.',
          'src/data/descriptions.ts names b, which is no product: remove it.',
        ].join('\n'),
      ),
    );
  });
});

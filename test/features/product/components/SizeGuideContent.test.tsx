import { render, screen, within } from '@testing-library/react';
import { SizeGuideContent } from '../../../../src/features/product/components/SizeGuideContent';
import { productWith } from '../../../support/catalogue';
import { textsOf } from '../../../support/shopper';

// A shop without a size M, and a scarf.
jest.mock('../../../../src/data/catalogue', () => ({
  ...jest.requireActual<object>('../../../../src/data/catalogue'),
  SIZES: ['short', 'long', 'longest'],
}));
jest.mock('../../../../src/data/sizeGuides', () => ({
  sizeGuides: {
    scarf: {
      box: [0, 0, 10, 10],
      pieces: 'M0 0l9 9z',
      lines: { length: [1200, 250, 0, 0, 0, 9] },
    },
  },
}));

it('should have the measures of any sizes, and only true sentences about them', () => {
  const scarf = productWith({ _id: 'scarf', sizes: ['long', 'longest'] });
  render(<SizeGuideContent product={scarf} selected={null} />);
  expect(screen.getByRole('table')).toHaveAccessibleName(
    'Measures of the garment, not of the body.',
  );
  const [, ...rows] = screen.getAllByRole('row');
  expect(textsOf(rows)).toEqual(['long145 cm 57 in', 'longest170 cm 67 in']);
});

it('should say in cm and inches for which age and height a size of kids is', () => {
  const scarf = productWith({ _id: 'scarf', category: 'Kids', sizes: ['S'] });
  render(<SizeGuideContent product={scarf} selected={null} />);
  const table = screen.getByRole('table', { name: 'Age and height' });
  expect(textsOf(within(table).getAllByRole('row'))).toEqual([
    'SizeAgeHeight',
    'S3–4 years98–104 cm 39–41 in',
  ]);
});

import { settings } from '../../data/settings';
import type { Product, Settings, Size } from '../../data/types';

const CM_PER_INCH = 2.54;

const rangeText = (range: readonly number[], unit: string) =>
  `${range.map(Math.round).join('–')} ${unit}`;

/**
 * For whom a size is, such as `5–6 years`, `110–116 cm` and `43–46 in`. Undefined
 * where the shop does not say it.
 */
export const sizeFitOf = (
  { category }: Pick<Product, 'category'>,
  size: Size,
  fits: Settings['sizeFits'] = settings.sizeFits,
) => {
  const fit = fits?.[category]?.[size];
  return (
    fit && {
      age: rangeText(fit.years, 'years'),
      cm: rangeText(fit.cm, 'cm'),
      inches: rangeText(
        fit.cm.map((cm) => cm / CM_PER_INCH),
        'in',
      ),
    }
  );
};

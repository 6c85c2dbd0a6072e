import { labels } from '../data/labels';
import { settings } from '../data/settings';

/**
 * The attributes of an element with a text of the shop, such as the name of a
 * product, whose language may differ from the language of the labels.
 */
export const inShopLanguage = {
  dir: 'auto',
  lang: settings.language === labels.language ? undefined : settings.language,
};

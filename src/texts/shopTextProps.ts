import { labels } from '../data/labels';
import { settings } from '../data/settings';

/**
 * The props of an element with a text of src/data, such as the name of a
 * product. Its language may differ from the language of the labels.
 */
export const shopTextProps = {
  dir: 'auto',
  lang: settings.language === labels.language ? undefined : settings.language,
};

import { labels } from '../data/labels';
import { settings } from '../data/settings';

/**
 * The props of an element whose text is from src/data, such as the name of a
 * product. The language of this text may differ from that of the labels.
 */
export const shopTextProps = {
  dir: 'auto',
  lang: settings.language === labels.language ? undefined : settings.language,
};

import { policies } from '../../../data/policies';
import { products } from '../../../data/products';
import { settings } from '../../../data/settings';
import { PATHS, productPath } from '../../../routing/paths';
import { t } from '../../../texts/t';
import { foldText, patternOf } from './nameMatch';

/** What the shop answers, and the link to the page that has more. */
export interface Answer {
  text: string;
  link: string;
  url: string;
}

interface Question {
  /** The words of the question, as alternatives. */
  words: string;
  answer: Answer;
}

const questions: Question[] = [];

if (policies.delivery)
  questions.push({
    words: t(
      'delivery|deliver|shipping|ship|postage|returns|return|refunds|refund|exchanges|exchange',
    ),
    answer: {
      text: policies.delivery,
      link: t('Delivery and returns'),
      url: `${PATHS.about}#delivery`,
    },
  });

const { phone, email } = settings;
if (phone || email)
  questions.push({
    words: t(
      'contact|phone number|phone|e-mail|email|address|opening hours|help|customer service|support',
    ),
    answer: {
      text: [phone?.text, email?.text].filter(Boolean).join(', '),
      link: t('Contact'),
      url: PATHS.contact,
    },
  });

const withGuide = products.find(({ hasSizeGuide }) => hasSizeGuide);
if (withGuide)
  questions.push({
    words: t(
      'size guide|size chart|size table|sizes|sizing|measurements|what size',
    ),
    answer: {
      text: t('The size guide of a product is beside its sizes.'),
      link: withGuide.name,
      url: productPath(withGuide._id),
    },
  });

const PATTERNS = questions.map(({ words, answer }) => ({
  answer,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${patternOf(words)})(?![\\p{L}\\p{N}])`,
    'gu',
  ),
}));

/** Separates a question to the shop from the other words of a query. */
export const readQuestion = (
  query: string,
): { text: string; answer?: Answer } => {
  const folded = foldText(query);
  for (const { pattern, answer } of PATTERNS) {
    const text = folded.replaceAll(pattern, ' ');
    if (text !== folded) return { text, answer };
  }
  return { text: query };
};

import { products } from '../../../data/products';
import { DELIVERY_TERMS } from '../../../data/policies';
import { PATHS, productPath } from '../../../routing/paths';
import { t } from '../../../texts/t';
import { foldText } from './nameMatch';

/** Where the shop answers a question. */
export interface Answer {
  readonly text: string;
  readonly link: string;
  readonly url: string;
}

interface Question {
  /** The words of the question, as alternatives. */
  readonly words: string;
  readonly answer: Answer;
}

const withGuide = products.find(({ hasSizeGuide }) => hasSizeGuide);

const QUESTIONS: readonly Question[] = [
  {
    words: t(
      'delivery|deliver|shipping|ship|postage|returns|return|refunds|refund|exchanges|exchange',
    ),
    answer: {
      text: DELIVERY_TERMS,
      link: t('Delivery and returns'),
      url: `${PATHS.about}#delivery`,
    },
  },
  {
    words: t(
      'contact|phone number|phone|e-mail|email|address|opening hours|help|customer service|support',
    ),
    answer: {
      text: t('You can write to us or call us.'),
      link: t('Contact'),
      url: PATHS.contact,
    },
  },
  ...(withGuide
    ? [
        {
          words: t(
            'size guide|size chart|size table|sizes|sizing|measurements|what size',
          ),
          answer: {
            text: t('The size guide of a product is beside its sizes.'),
            link: withGuide.name,
            url: productPath(withGuide._id),
          },
        },
      ]
    : []),
];

const patterns = QUESTIONS.map(({ words, answer }) => ({
  answer,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${foldText(words)})(?![\\p{L}\\p{N}])`,
    'gu',
  ),
}));

/** Separates a question to the shop from the other words of a query. */
export const readQuestion = (
  query: string,
): { readonly text: string; readonly answer?: Answer } => {
  const folded = foldText(query);
  for (const { pattern, answer } of patterns) {
    const text = folded.replaceAll(pattern, ' ');
    if (text !== folded) return { text, answer };
  }
  return { text: query };
};

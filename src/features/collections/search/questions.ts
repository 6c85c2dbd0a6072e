import { products } from '../../../data/products';
import { settings } from '../../../data/settings';
import { PATHS, productPath, TERMS_PATH } from '../../../routing/paths';
import { t } from '../../../texts/t';
import { deliveryText } from '../../catalogue/deliveryTexts';
import { foldText, patternOf } from './words';

/** The answer of the shop, and the link to the page that says more. */
export interface Answer {
  /** Empty if the shop has no answer. */
  text: string;
  link: string;
  url: string;
}

const { phone, email } = settings;

const withGuide = products.find(({ hasSizeGuide }) => hasSizeGuide);

/** The answers, and the words of their questions as alternatives. */
const QUESTIONS: readonly [words: string, answer: Answer][] = [
  [
    t('my orders|my order|my parcel|my package|track order|order status'),
    {
      text: t('Your orders and their status.'),
      link: t('My Orders'),
      url: PATHS.orders,
    },
  ],
  // Before the delivery, because of cash on delivery.
  [
    t('cash on delivery|credit card|invoice|payments|payment|paypal|pay'),
    {
      text: Object.values(settings.paymentLabels ?? {}).join(', '),
      link: t('Payment Method'),
      url: PATHS.placeOrder,
    },
  ],
  [
    t(
      'delivery|delivered|deliver|arrive|how long|shipping|ship|postage|returns|return|send it back|send back|money back|refunds|refund|exchanges|exchange',
    ),
    {
      text: deliveryText(),
      link: t('Delivery and returns'),
      url: TERMS_PATH,
    },
  ],
  [
    t(
      'contact|call|phone number|phone|e-mail|email|address|opening hours|opening times|stores|store|jobs|careers|help|customer service|support|gift cards|gift card|vouchers|voucher|coupons|coupon|discount code|promo code|where are you',
    ),
    {
      text: [phone?.text, email?.text].filter(Boolean).join(', '),
      link: t('Contact'),
      url: PATHS.contact,
    },
  ],
  [
    t(
      'size guide|size chart|size table|sizes|sizing|measurements|measure|what size|which size',
    ),
    {
      text: withGuide
        ? t('The size guide of a product is next to its sizes, for example:')
        : '',
      link: withGuide?.name ?? '',
      url: productPath(withGuide?._id ?? ''),
    },
  ],
];

/** Separates a question to the shop from the other words of a query. */
export const readQuestion = (
  query: string,
): { rest: string; answer?: Answer } => {
  const folded = foldText(query);
  for (const [words, answer] of QUESTIONS) {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:${patternOf(words)})(?![\\p{L}\\p{N}])`,
      'gu',
    );
    const rest = folded.replaceAll(pattern, ' ');
    if (answer.text && rest !== folded) return { rest, answer };
  }
  return { rest: query };
};

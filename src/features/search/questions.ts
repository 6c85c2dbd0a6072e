import { products } from '../../data/products';
import { settings } from '../../data/settings';
import { PATHS, productPath, TERMS_PATH } from '../../routing/paths';
import { t } from '../../texts/t';
import { DELIVERY_TEXT } from '../catalogue/deliveryTexts';
import { foldText, patternOf } from './words';

const { phone, email } = settings;

const withGuide = products.find(({ hasSizeGuide }) => hasSizeGuide);

interface Question {
  words: string;
  /** The answer of the shop, which is empty if it has none. */
  text: string;
  /** The page that says more: its name and its URL. */
  link: string;
  url: string;
}

const QUESTIONS: readonly Question[] = [
  {
    words: t(
      'my orders|my order|my parcel|my package|track order|order status',
    ),
    text: t('Your orders and their status.'),
    link: t('My Orders'),
    url: PATHS.orders,
  },
  // Before the delivery, because of cash on delivery.
  {
    words: t(
      'cash on delivery|credit card|invoice|payments|payment|paypal|pay',
    ),
    text: Object.values(settings.paymentLabels ?? {}).join(', '),
    link: t('Payment Method'),
    url: PATHS.placeOrder,
  },
  {
    words: t(
      'delivery|delivered|deliver|arrive|how long does|how long will|how long until|how long is delivery|how long is shipping|shipping|ship|postage|returns|return|send it back|send back|money back|refunds|refund|exchanges|exchange',
    ),
    text: DELIVERY_TEXT,
    link: t('Delivery and returns'),
    url: TERMS_PATH,
  },
  {
    words: t(
      'contact|call|phone number|phone|e-mail|email|address|opening hours|opening times|stores|store|jobs|careers|help|customer service|support|gift cards|gift card|vouchers|voucher|coupons|coupon|discount code|promo code|where are you',
    ),
    text: [phone?.text, email?.text].filter(Boolean).join(', '),
    link: t('Contact'),
    url: PATHS.contact,
  },
  {
    words: t(
      'size guide|size chart|size table|sizes|sizing|measurements|measure|what size|which size',
    ),
    text: withGuide
      ? t('The size guide of a product is next to its sizes, for example:')
      : '',
    link: withGuide?.name ?? '',
    url: productPath(withGuide?._id ?? ''),
  },
];

/** The answers of the shop, each with the words that ask for it. */
const ANSWERS = QUESTIONS.filter(({ text }) => text !== '').map(
  ({ words, ...answer }) => ({
    answer,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(?:${patternOf(words)})(?![\p{L}\p{N}])`,
      'gu',
    ),
  }),
);

/** Separates a question to the shop from the other words of a query. */
export const parseQuestion = (query: string) => {
  const folded = foldText(query);
  for (const { answer, pattern } of ANSWERS) {
    const rest = folded.replaceAll(pattern, ' ');
    if (rest !== folded) return { rest, answer };
  }
  return { rest: query };
};

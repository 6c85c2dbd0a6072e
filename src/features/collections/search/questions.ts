import { products } from '../../../data/products';
import { settings } from '../../../data/settings';
import { PATHS, productPath, TERMS_PATH } from '../../../routing/paths';
import { t } from '../../../texts/t';
import { deliveryText } from '../../catalogue/deliveryTexts';
import { foldText, patternOf } from './words';

const { phone, email } = settings;

const withGuide = products.find(({ hasSizeGuide }) => hasSizeGuide);

/**
 * The words of the questions, the answer of the shop, which is empty if it has
 * none, and the link to the page that says more.
 */
const QUESTIONS: readonly (readonly [
  words: string,
  text: string,
  link: string,
  url: string,
])[] = [
  [
    t('my orders|my order|my parcel|my package|track order|order status'),
    t('Your orders and their status.'),
    t('My Orders'),
    PATHS.orders,
  ],
  // Before the delivery, because of cash on delivery.
  [
    t('cash on delivery|credit card|invoice|payments|payment|paypal|pay'),
    Object.values(settings.paymentLabels ?? {}).join(', '),
    t('Payment Method'),
    PATHS.placeOrder,
  ],
  [
    t(
      'delivery|delivered|deliver|arrive|how long|shipping|ship|postage|returns|return|send it back|send back|money back|refunds|refund|exchanges|exchange',
    ),
    deliveryText(),
    t('Delivery and returns'),
    TERMS_PATH,
  ],
  [
    t(
      'contact|call|phone number|phone|e-mail|email|address|opening hours|opening times|stores|store|jobs|careers|help|customer service|support|gift cards|gift card|vouchers|voucher|coupons|coupon|discount code|promo code|where are you',
    ),
    [phone?.text, email?.text].filter(Boolean).join(', '),
    t('Contact'),
    PATHS.contact,
  ],
  [
    t(
      'size guide|size chart|size table|sizes|sizing|measurements|measure|what size|which size',
    ),
    withGuide
      ? t('The size guide of a product is next to its sizes, for example:')
      : '',
    withGuide?.name ?? '',
    productPath(withGuide?._id ?? ''),
  ],
];

/** Separates a question to the shop from the other words of a query. */
export const readQuestion = (query: string) => {
  const folded = foldText(query);
  for (const [words, text, link, url] of QUESTIONS) {
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(?:${patternOf(words)})(?![\p{L}\p{N}])`,
      'gu',
    );
    const rest = folded.replaceAll(pattern, ' ');
    if (text && rest !== folded) return { rest, answer: { text, link, url } };
  }
  return { rest: query };
};

import { settings } from '../../../src/data/settings';
import {
  act,
  field,
  goBack,
  goTo,
  main,
  productWith,
  renderAt,
  screen,
  textsOf,
  user,
} from '../../support';

const products = Array.from({ length: 250 }, (_, i) =>
  productWith({ _id: `tee-${i}`, name: `Tee ${i}` }),
);

type Report = (entries: readonly { isIntersecting: boolean }[]) => void;
/** Tells the list that its end is near the window. */
let reachEnd: () => void;
const observer = (report: Report) => ({
  observe: () => (reachEnd = () => report([{ isIntersecting: true }])),
  disconnect: () => undefined,
});

/** Without the style of each of so many elements. */
const countCards = () =>
  screen.queryAllByRole('heading', { level: 3, hidden: true }).length;

it('should grow where its end is reached, begin again after a sort, and begin on Back with what was visible', async () => {
  Object.assign(window, { IntersectionObserver: jest.fn(observer) });
  jest.spyOn(window.screen, 'height', 'get').mockReturnValue(740);
  await renderAt('/Collections', { catalogue: { products } });
  const first = countCards();
  expect(first).toBeGreaterThan(6);
  for (let step = 0; step < 2; step += 1) {
    const before = countCards();
    act(() => reachEnd());
    expect(countCards()).toBeGreaterThan(before);
  }
  // The list is above the window, so the sort scrolls to its beginning.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, -1));
  jest
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => (window.scrollY = 0));
  window.scrollY = 24_000;
  await user.selectOptions(field('Sort by'), 'High to Low');
  expect(countCards()).toBe(first);

  // The rows of a phone have two cards and are at least 240 px high.
  window.scrollY = 24_000;
  await goTo('/about');
  await goBack('All Collections');
  expect(countCards()).toBeGreaterThan(200);
});

it('should begin on Back with what was visible by cloth', async () => {
  Object.assign(window, { IntersectionObserver: jest.fn(observer) });
  jest.spyOn(window.screen, 'height', 'get').mockReturnValue(740);
  jest.spyOn(window.screen, 'width', 'get').mockReturnValue(1280);
  await renderAt('/Collections?picture=cloth', { catalogue: { products } });
  // The rows have four squares of cloth of at least 230 px.
  window.scrollY = 8000;
  await goTo('/about');
  await goBack('All Collections');
  expect(countCards()).toBeGreaterThan(150);
});

it.each([
  ['Kids', ['Plain Tee$20 Women', 'Plain Tee$20 Kids']],
  ['Women', ['Plain Tee$20 ', 'Plain Tee$20 ']],
])(
  'should name the categories in the list of Women if it also has products of %s, unless this is the same',
  async (category, cards) => {
    Object.assign(settings, { sharedCategories: { Kids: ['Women'] } });
    jest.spyOn(window.screen, 'height', 'get').mockReturnValue(740);
    const women = productWith({ _id: 'women', category: 'Women' });
    const other = productWith({ _id: 'other', category });
    const catalogue = { products: [women, other] };
    await renderAt('/Collections?category=Women', { catalogue });
    expect(textsOf(main().getAllByRole('link'))).toEqual(cards);
  },
);

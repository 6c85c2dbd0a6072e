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

const products = Array.from({ length: 100 }, (_, i) =>
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

it.each(['/Collections', '/Collections?show=cloth'])(
  'should grow at %s where its end is reached, begin again after a sort, and begin on Back with what was visible',
  async (url) => {
    Object.assign(window, { IntersectionObserver: jest.fn(observer) });
    await renderAt(url, { catalogue: { products } });
    const first = countCards();
    expect(first).toBeGreaterThan(6);
    for (let step = 0; step < 2; step += 1) {
      const before = countCards();
      act(() => reachEnd());
      expect(countCards()).toBeGreaterThan(before);
    }
    const grown = countCards();
    // The last card begins below the window.
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    rect.mockImplementation(function (this: Element) {
      return new DOMRect(0, this.matches('li:last-child') ? 9999 : 0);
    });
    await goTo('/about');
    await goBack('All Collections');
    expect(countCards()).toBe(grown - 1);

    // The list is above the window, so the sort scrolls to its beginning, where
    // few cards are visible.
    rect.mockImplementation(function (this: Element) {
      return new DOMRect(0, this.matches('li') ? 9999 : -1);
    });
    jest
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockImplementation(() => undefined);
    await user.selectOptions(field('Sort by'), 'High to Low');
    expect(countCards()).toBe(first);
  },
);

it.each([
  ['Kids', ['Plain Tee$20 Women', 'Plain Tee$20 Kids']],
  ['Women', ['Plain Tee$20 ', 'Plain Tee$20 ']],
])(
  'should name the categories in the list of Women if it also has products of %s, unless this is the same',
  async (category, cards) => {
    Object.assign(settings, { sharedCategories: { Kids: ['Women'] } });
    const women = productWith({ _id: 'women', category: 'Women' });
    const other = productWith({ _id: 'other', category });
    const catalogue = { products: [women, other] };
    await renderAt('/Collections?category=Women', { catalogue });
    expect(textsOf(main().getAllByRole('link'))).toEqual(cards);
  },
);

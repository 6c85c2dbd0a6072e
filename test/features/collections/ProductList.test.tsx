import {
  act,
  field,
  goBack,
  goTo,
  productWith,
  renderAt,
  screen,
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

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: jest.fn(observer) });
  jest.spyOn(window.screen, 'height', 'get').mockReturnValue(740);
});

it('should grow where its end is reached, and begin again after a sort', async () => {
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
  window.scrollY = 9600;
  await user.selectOptions(field('Sort by'), 'High to Low');
  expect(countCards()).toBe(first);
});

it.each([
  // The rows of a phone have two cards and are at least 240 px high.
  ['garments', 360, 9600],
  // The rows have four squares of cloth of at least 230 px.
  ['cloth', 1280, 4600],
])(
  'should begin on Back with what was visible by %s in a window of %d px',
  async (picture, width, scrollY) => {
    jest.spyOn(window.screen, 'width', 'get').mockReturnValue(width);
    const url = `/Collections?picture=${picture}`;
    await renderAt(url, { catalogue: { products } });
    window.scrollY = scrollY;
    await goTo('/about');
    await goBack('All Collections');
    expect(countCards()).toBeGreaterThanOrEqual(80);
  },
);

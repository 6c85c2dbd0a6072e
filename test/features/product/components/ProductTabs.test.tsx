import {
  fireEvent,
  renderAt,
  screen,
  SHIRT,
  textsOf,
  user,
  within,
} from '../../../support';

const DESCRIPTION = 'Description';
const REVIEWS = 'Reviews (122)';

const tabs = () => screen.getAllByRole('tab');
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

/** Expects one tab to be selected and in the tab order, and its panel shown. */
const expectOpen = (name: string) => {
  for (const { ariaSelected, tabIndex, textContent } of tabs())
    expect([ariaSelected, tabIndex]).toEqual(
      textContent === name ? ['true', 0] : ['false', -1],
    );
  expect(panel()).toHaveAccessibleName(name);
  expect(tab(name)).toHaveAttribute('aria-controls', panel().id);
};

beforeEach(async () => {
  await renderAt(`/product/${SHIRT}`);
});

it('should move by the arrow keys, Home and End, by no other key, and by Tab into the panel', async () => {
  expect(textsOf(tabs())).toEqual([DESCRIPTION, REVIEWS]);
  expectOpen(DESCRIPTION);
  await user.click(tab(DESCRIPTION));
  for (const [keys, name] of [
    ['{ArrowRight}', REVIEWS],
    ['{ArrowRight}', DESCRIPTION],
    ['{ArrowLeft}', REVIEWS],
    ['{Home}', DESCRIPTION],
    ['{End}{ArrowDown}{ArrowUp}x', REVIEWS],
    ['{ArrowLeft}', DESCRIPTION],
  ] as const) {
    await user.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expectOpen(name);
  }
  // A key with one of these is the browser's.
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    const init = { key: 'ArrowRight', [modifier]: true };
    expect(fireEvent.keyDown(tab(DESCRIPTION), init)).toBe(true);
  }
  expectOpen(DESCRIPTION);
  await user.tab();
  expect(panel()).toHaveFocus();
});

it('should show 122 reviews with a mean of 4', async () => {
  await user.click(tab(REVIEWS));
  const name = '4.0 of 5 from 122 reviews';
  expect(screen.getByRole('table', { name })).toBeVisible();
  expect(textsOf(screen.getAllByRole('row'))).toEqual([
    '5 stars54 reviews',
    '4 stars38 reviews',
    '3 stars16 reviews',
    '2 stars4 reviews',
    '1 star10 reviews',
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);
});

it('should list the facts of the product, with links to its category and type', () => {
  const facts = within(panel());
  const [category, type] = facts.getAllByRole('link');
  expect(category).toHaveAttribute('href', '/Collections?category=Men');
  expect(type).toHaveAttribute('href', '/Collections?type=Topwear');
  expect(textsOf(facts.getAllByRole('term'))).toEqual([
    'Category',
    'Type',
    'Material',
    'Weight',
    'Fit',
    'Care',
    'Origin',
  ]);
  expect(facts.getByText('European linen')).toBeVisible();
});

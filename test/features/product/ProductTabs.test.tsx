import { fireEvent, within } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';
import { SHIRT } from '../../support/productIds';

const REVIEWS = 'Reviews (122)';

const open = () => renderAt(`/product/${SHIRT}`);
const tabs = () => within(main().getByRole('tablist')).getAllByRole('tab');
const tab = (name: string) => main().getByRole('tab', { name });

/**
 * Expects one tab to be selected and in the tab order, with a visible panel.
 */
const expectOpen = (name: string) => {
  for (const each of tabs()) {
    const isOpen = each.textContent === name;
    expect(each).toHaveAttribute('aria-selected', String(isOpen));
    expect(each).toHaveAttribute('tabindex', isOpen ? '0' : '-1');
  }
  const panel = main().getByRole('tabpanel', { name });
  expect(panel).toBeVisible();
  expect(tab(name)).toHaveAttribute('aria-controls', panel.id);
};

it('should move by the arrow keys, Home and End, and by no other key', async () => {
  const { user } = await open();
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    'Description',
    REVIEWS,
  ]);
  expectOpen('Description');
  await user.click(tab('Description'));
  for (const [key, name] of [
    ['{ArrowRight}', REVIEWS],
    ['{ArrowRight}', 'Description'],
    ['{ArrowLeft}', REVIEWS],
    ['{ArrowLeft}', 'Description'],
    ['{Home}', 'Description'],
    ['{End}', REVIEWS],
    ['{End}', REVIEWS],
    ['{ArrowDown}{ArrowUp}x', REVIEWS],
    ['{Home}', 'Description'],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expectOpen(name);
  }
});

it.each(['altKey', 'ctrlKey', 'metaKey'])(
  'should leave the arrow keys, Home and End to the browser with %s',
  async (modifier) => {
    const { user } = await open();
    await user.click(tab('Description'));
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      const isLeft = fireEvent.keyDown(tab('Description'), {
        key,
        [modifier]: true,
      });
      expect(isLeft).toBe(true);
      expectOpen('Description');
    }
  },
);

it('should move the focus from the open tab into its panel by Tab', async () => {
  const { user } = await open();
  await user.click(tab(REVIEWS));
  await user.tab();
  expect(main().getByRole('tabpanel')).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab(REVIEWS)).toHaveFocus();
});

it('should show 122 ratings with a mean of 4', async () => {
  const { user } = await open();
  await user.click(tab(REVIEWS));
  const table = main().getByRole('table', {
    name: '4.0 of 5 from 122 ratings',
  });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [row.firstChild?.textContent, row.lastChild?.textContent]);
  expect(cells).toEqual([
    ['5 stars', '54 ratings'],
    ['4 stars', '38 ratings'],
    ['3 stars', '16 ratings'],
    ['2 stars', '4 ratings'],
    ['1 star', '10 ratings'],
  ]);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
});

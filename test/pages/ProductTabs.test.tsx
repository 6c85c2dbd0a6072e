import { within } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { main, SHIRT } from './shop';

const open = () => renderAt(`/product/${SHIRT}`);
const tab = (name: string) => main().getByRole('tab', { name });

/** The tab that is open: alone selected, alone in the order of Tab, and its panel alone in view. */
const expectOpen = (name: string) => {
  for (const each of main().getAllByRole('tab')) {
    const isOpen = each.textContent === name;
    expect(each).toHaveAttribute('aria-selected', String(isOpen));
    expect(each).toHaveAttribute('tabindex', isOpen ? '0' : '-1');
  }
  const panel = main().getByRole('tabpanel', { name });
  expect(panel).toBeVisible();
  expect(tab(name)).toHaveAttribute('aria-controls', panel.id);
};

describe("the tabs of a product's page", () => {
  it('are Description, which is open, and Reviews (122)', async () => {
    await open();
    expect(
      within(main().getByRole('tablist'))
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Description', 'Reviews (122)']);
    expectOpen('Description');
  });

  it('open by a click', async () => {
    const { user } = await open();
    await user.click(tab('Reviews (122)'));
    expectOpen('Reviews (122)');
    await user.click(tab('Description'));
    expectOpen('Description');
  });

  it.each([
    ['{ArrowRight}', 'Description', 'Reviews (122)'],
    ['{ArrowRight}', 'Reviews (122)', 'Description'],
    ['{ArrowLeft}', 'Description', 'Reviews (122)'],
    ['{ArrowLeft}', 'Reviews (122)', 'Description'],
    ['{End}', 'Description', 'Reviews (122)'],
    ['{End}', 'Reviews (122)', 'Reviews (122)'],
    ['{Home}', 'Reviews (122)', 'Description'],
    ['{Home}', 'Description', 'Description'],
  ])('move with %s from %s to %s', async (key, from, to) => {
    const { user } = await open();
    await user.click(tab(from));
    await user.keyboard(key);
    expect(tab(to)).toHaveFocus();
    expectOpen(to);
  });

  it('lead with Tab from the open one into its panel', async () => {
    const { user } = await open();
    await user.click(tab('Reviews (122)'));
    await user.tab();
    expect(main().getByRole('tabpanel')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Reviews (122)')).toHaveFocus();
  });

  it('leave every other key alone', async () => {
    const { user } = await open();
    await user.click(tab('Description'));
    await user.keyboard('{ArrowDown}{ArrowUp}x');
    expect(tab('Description')).toHaveFocus();
    expectOpen('Description');
  });

  it('show the sum behind 4 of 5: 122 ratings', async () => {
    const { user } = await open();
    await user.click(tab('Reviews (122)'));
    const rows = within(main().getByRole('tabpanel')).getAllByRole('row');
    const sums = rows.map((row) => {
      const stars = within(row).getByRole('rowheader').textContent;
      const count = within(row).getAllByRole('cell').at(-1)?.textContent;
      return [stars, count];
    });
    expect(sums).toEqual([
      ['5 stars', '54'],
      ['4 stars', '38'],
      ['3 stars', '16'],
      ['2 stars', '4'],
      ['1 star', '10'],
    ]);
    const given = sums.map(([stars, count]) => [parseInt(stars ?? '', 10), Number(count)] as const);
    const ratings = given.reduce((sum, [, count]) => sum + count, 0);
    expect(ratings).toBe(122);
    expect(given.reduce((sum, [stars, count]) => sum + stars * count, 0) / ratings).toBe(4);
    expect(main().getByRole('table', { name: '4.0 of 5 from 122 ratings' })).toBeVisible();
  });
});

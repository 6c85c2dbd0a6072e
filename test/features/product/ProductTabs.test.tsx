import { within } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';
import { SHIRT } from '../../support/productIds';

const open = () => renderAt(`/product/${SHIRT}`);
const tab = (name: string) => main().getByRole('tab', { name });

/** Expects one tab to be selected and in the tab order, with a visible panel. */
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

describe('product tabs', () => {
  it('should show the Description tab open and a Reviews (122) tab', async () => {
    await open();
    expect(
      within(main().getByRole('tablist'))
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Description', 'Reviews (122)']);
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
  ])('should move by %s from %s to %s', async (key, from, to) => {
    const { user } = await open();
    await user.click(tab(from));
    await user.keyboard(key);
    expect(tab(to)).toHaveFocus();
    expectOpen(to);
  });

  it('should move the focus from the open tab into its panel by Tab', async () => {
    const { user } = await open();
    await user.click(tab('Reviews (122)'));
    await user.tab();
    expect(main().getByRole('tabpanel')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Reviews (122)')).toHaveFocus();
  });

  it('should ignore other keys', async () => {
    const { user } = await open();
    await user.click(tab('Description'));
    await user.keyboard('{ArrowDown}{ArrowUp}x');
    expect(tab('Description')).toHaveFocus();
    expectOpen('Description');
  });

  it('should show 122 ratings with a mean of 4', async () => {
    const { user } = await open();
    await user.click(tab('Reviews (122)'));
    const rows = within(main().getByRole('tabpanel')).getAllByRole('row');
    const cells = rows.map((row) => {
      const stars = within(row).getByRole('rowheader').textContent;
      const count = within(row).getAllByRole('cell').at(-1)?.textContent;
      return [stars, count];
    });
    expect(cells).toEqual([
      ['5 stars', '54'],
      ['4 stars', '38'],
      ['3 stars', '16'],
      ['2 stars', '4'],
      ['1 star', '10'],
    ]);
    const ratings = cells.map(([stars, count]) => [parseInt(stars ?? '', 10), Number(count)] as const);
    const total = ratings.reduce((sum, [, count]) => sum + count, 0);
    expect(total).toBe(122);
    expect(ratings.reduce((sum, [stars, count]) => sum + stars * count, 0) / total).toBe(4);
    expect(main().getByRole('table', { name: '4.0 of 5 from 122 ratings' })).toBeVisible();
  });
});

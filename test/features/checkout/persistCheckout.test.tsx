import { fieldChanged } from '../../../src/features/checkout/checkoutSlice';
import { fillStorage, openTab } from '../../support/fakeBrowser';

it('should be reported when there is no room, and when there is room again', async () => {
  const tab = await openTab();
  const type = (text: string) =>
    tab.dispatch(fieldChanged({ field: 'city', text }));
  const full = fillStorage();
  type('T');
  expect(tab.state().persistence.checkout).toBe(false);
  full.mockRestore();
  type('Tur');
  expect(tab.state().persistence.checkout).toBe(true);
});

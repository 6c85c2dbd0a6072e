import {
  fieldChanged,
  paymentSelected,
} from '../../../src/features/checkout/checkoutSlice';
import { fillStorage, openTab } from '../../support/fakeBrowser';

it('should be shown again after a reload', async () => {
  const tab = await openTab();
  tab.dispatch(paymentSelected('strip'));
  const reloaded = await openTab();
  expect(reloaded.state().checkout.payment).toBe('strip');
});

it('should be reported once when there is no room, and when there is room again', async () => {
  const tab = await openTab();
  const type = (text: string) =>
    tab.dispatch(fieldChanged({ field: 'city', text }));
  const full = fillStorage();
  type('T');
  type('Tu');
  expect(tab.state().storageStatus.checkout).toBe('memoryOnly');
  full.mockRestore();
  type('Tur');
  expect(tab.state().storageStatus.checkout).toBe('persisted');
  expect(tab.reports()).toHaveLength(2);
});

it('should be kept in memory in a browser without storage', async () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get');
  blocked.mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const tab = await openTab();
  expect(tab.state().storageStatus.checkout).toBe('memoryOnly');
  blocked.mockRestore();
});

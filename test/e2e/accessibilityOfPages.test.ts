import { isLoadedByUrl } from '../support/browser/pageStates';
import { faultsOfPageStates } from './support/checkPageStates';

it('should have no faults in any page state that is loaded', async () => {
  expect(await faultsOfPageStates(isLoadedByUrl)).toEqual([]);
});

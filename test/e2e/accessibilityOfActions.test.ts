import { isLoadedByUrl } from '../support/browser/pageStates';
import { faultsOfPageStates } from './support/checkPageStates';

it('should have no faults in any page state after actions', async () => {
  const needsActions = (name: string) => !isLoadedByUrl(name);
  expect(await faultsOfPageStates(needsActions)).toEqual([]);
});

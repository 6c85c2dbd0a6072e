import { checkPageStates } from './support/checkPageStates';

let found: Awaited<ReturnType<typeof checkPageStates>>;
beforeAll(async () => {
  found = await checkPageStates('phone');
}, 600_000);

it('should have no axe violations in any page state, light or dark, on a phone', () => {
  expect(found.axe).toEqual({});
});

it('should have no layout faults at 320 px and at a zoom of 400 %', () => {
  expect(found.at320).toEqual({});
});

it('should have no layout faults at a text size of 200 % on a phone', () => {
  expect(found.withLargeText).toEqual({});
});

it('should have no layout faults with the text spacing of WCAG 1.4.12 on a phone', () => {
  expect(found.withTextSpacing).toEqual({});
});

it('should have no targets below 44 px on a phone', () => {
  expect(found.targets).toEqual({});
});

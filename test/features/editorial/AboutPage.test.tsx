import {
  field,
  main,
  region,
  renderAt,
  section,
  subheadingsIn,
  textsOf,
} from '../../support';

it('should show the mission, the reasons, the delivery fee and what the browser stores', async () => {
  await renderAt('/about');
  expect(textsOf(main().getAllByRole('heading'))).toEqual(
    expect.arrayContaining(['About us', 'Our mission']),
  );
  expect(subheadingsIn(section('Why choose us'))).toEqual([
    'Quality Assurance',
    'Convenience',
    'Exceptional Customer Service',
  ]);
  expect(region('Delivery and returns')).toHaveTextContent(
    'Delivery costs $10.00 for any order, large or small.',
  );
  expect(region('Privacy policy')).toHaveTextContent(
    /cart is stored in this browser.* None of this is sent to us/,
  );
  expect(field('Your email')).toBeVisible();
});

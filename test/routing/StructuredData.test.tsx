import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StructuredData } from '../../src/routing/StructuredData';

it('should be in a prerendered page, with data that cannot end its script', () => {
  const data = { name: '</script>' };
  expect(renderToString(<StructuredData data={data} />)).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  );
});

it('should not be in a page that the browser renders, where the policy blocks it', () => {
  const { container } = render(<StructuredData data={{ name: 'Weft' }} />);
  expect(container).toBeEmptyDOMElement();
});

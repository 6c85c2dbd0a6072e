import { renderToString } from 'react-dom/server';
import { StructuredData } from '../../../src/features/navigation/components/StructuredData';

it('should be in a prerendered page, with data that cannot end its script', () => {
  const data = { name: '</script>' };
  expect(renderToString(<StructuredData data={data} />)).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  );
});

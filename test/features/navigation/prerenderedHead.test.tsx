import { renderToString } from 'react-dom/server';
import { PageHead } from '../../../src/features/navigation/components/PageHead';
import { StructuredData } from '../../../src/features/navigation/components/StructuredData';
import { documentOf } from '../../../tools/build/document';

it('should be in the head of a prerendered page, escaped, with data that cannot end its script', () => {
  const html = renderToString(
    <main>
      <PageHead
        title="Coats & <b>"
        path="/about"
        description={'A "coat" > all.'}
      />
      <StructuredData data={{ name: '</script>' }} />
    </main>,
  );
  const shell = '<head><meta charset="utf-8" /></head><div id="root"></div>';
  const text = documentOf({
    shell,
    preHydration: '',
    html,
    styles: '',
    data: {},
  });
  const [head = '', body = ''] = text.split('</head>');
  expect(head).toContain('<title>Coats &amp; &lt;b&gt;</title>');
  expect(head).toContain('content="A &quot;coat&quot; &gt; all."');
  expect(head).toContain('<link rel="canonical"');
  expect(body).toBe(
    '<div id="root"><main><script type="application/ld+json">{"name":"\\u003c/script>"}</script></main></div>',
  );
});

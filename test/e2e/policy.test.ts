import { SHOP, takeProblems, visit } from './support/visit';

const scriptsIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';

const tagsIn = (html: string) => html.match(/<script>/g) ?? [];

describe('content security policy', () => {
  it.each(['/', '/Collections', '/product/linen-camp-shirt-sand', '/nowhere'])(
    'should allow on %s the inline scripts and styles of the page alone, by header and meta element',
    async (path) => {
      const response = await fetch(SHOP + path);
      const header = response.headers.get('content-security-policy') ?? '';
      const html = await response.text();
      const [, written = ''] =
        /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ??
        [];
      for (const policy of [header, written]) {
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("require-trusted-types-for 'script'");
      }
      expect(header).toContain("frame-ancestors 'none'");
      const allowed = directive(header, 'script-src');
      const hashes = scriptsIn(directive(written, 'script-src'));
      expect(hashes).toHaveLength(tagsIn(html).length);
      for (const hash of hashes) expect(allowed).toContain(hash);
      // A browser enforces both: the page lists what it has.
      const others = header.replace("'unsafe-inline'", '');
      for (const policy of [others, written])
        expect(policy).not.toMatch(/unsafe-|nonce-|\*|https?:|data:/);
    },
  );

  it('should block an inline style that the build did not write', async () => {
    const page = await visit('/');
    const color = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'h1 { color: red !important }';
      document.head.append(style);
      const heading = document.querySelector('h1');
      return heading && getComputedStyle(heading).color;
    });
    expect(color).not.toBe('rgb(255, 0, 0)');
    const problems = takeProblems();
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toContain('style-src');
  });

  it('should block text that is assigned to a script', async () => {
    const page = await visit('/');
    const result = await page.evaluate(() => {
      try {
        document.createElement('script').text = 'window.bought = true';
        return 'executed';
      } catch (error) {
        return error instanceof TypeError ? 'blocked' : 'another error';
      }
    });
    expect(result).toBe('blocked');
    // The browser logs the violation.
    for (const problem of takeProblems())
      expect(problem).toContain("requires 'TrustedScript'");
  });
});

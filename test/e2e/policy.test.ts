import { SHOP, takeProblems, visit } from './support/visit';

describe('content security policy', () => {
  it.each(['/', '/Collections', '/product/linen-camp-shirt-sand', '/nowhere'])(
    'should be sent with %s as a header and a meta element, without unsafe sources',
    async (path) => {
      const response = await fetch(SHOP + path);
      const header = response.headers.get('content-security-policy') ?? '';
      const [, written = ''] =
        /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
          await response.text(),
        ) ?? [];
      for (const policy of [header, written]) {
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(policy).not.toMatch(/unsafe-|nonce-|\*|https?:|data:/);
      }
      expect(header).toContain("frame-ancestors 'none'");
      // All pages share one header, which allows the hashes of each page.
      for (const [hash] of written.matchAll(/'sha256-[^']+'/g))
        expect(header).toContain(hash);
    },
  );

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

import { SHOP, takeProblems, visit } from './support/shopper';

describe('the policy', () => {
  it.each(['/', '/Collections', '/product/linen-camp-shirt-sand', '/nowhere'])(
    'comes with %s by header and in the page, and stops what is not the shop’s own',
    async (path) => {
      const response = await fetch(SHOP + path);
      const header = response.headers.get('content-security-policy') ?? '';
      const [, written = ''] =
        /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await response.text()) ?? [];
      for (const policy of [header, written]) {
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(policy).not.toMatch(/unsafe-|nonce-|\*|https?:|data:/);
      }
      expect(header).toContain("frame-ancestors 'none'");
      // By header all pages share one: it allows what each allows for itself.
      for (const [hash] of written.matchAll(/'sha256-[^']+'/g)) expect(header).toContain(hash);
    },
  );

  it('lets no text become a script', async () => {
    const page = await visit('/');
    const refused = await page.evaluate(() => {
      try {
        document.createElement('script').text = 'window.bought = true';
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'otherwise';
      }
    });
    expect(refused).toBe('refused');
    // The browser's own words; the shop has none.
    for (const problem of takeProblems()) expect(problem).toContain("requires 'TrustedScript'");
  });
});

import { securityTxt } from '../../../tools/build/securityTxt';
import { siteOf } from '../../../tools/build/site';

describe('the site', () => {
  it('is an origin, with or without a slash at its end', () => {
    expect(siteOf('https://shop.example')).toBe('https://shop.example');
    expect(siteOf('https://shop.example/')).toBe('https://shop.example');
    expect(siteOf('http://localhost:8080')).toBe('http://localhost:8080');
  });

  it.each(['', 'shop.example', 'https://shop.example/weft', 'ftp://shop.example', 'javascript:alert(1)'])(
    'is never "%s"',
    (said) => {
      expect(() => siteOf(said)).toThrow('WEFT_SITE takes an origin');
    },
  );
});

describe('security.txt', () => {
  const built = new Date('2026-11-21T17:30:00Z');
  const field = (name: string): string[] =>
    securityTxt('https://shop.example', built)
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2));

  it('says whom to write to, in which language, and where it stands', () => {
    expect(field('Contact')).toEqual(['mailto:hello@weft.example']);
    expect(field('Preferred-Languages')).toEqual(['en']);
    expect(field('Canonical')).toEqual(['https://shop.example/.well-known/security.txt']);
  });

  it('expires once, within the year after it was built', () => {
    const [expires = '', ...more] = field('Expires');
    expect(more).toEqual([]);
    const days = (new Date(expires).getTime() - built.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(365);
  });

  it('is the same all day, so that a day’s builds are', () => {
    const [morning, night] = ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z'].map((at) =>
      securityTxt('https://shop.example', new Date(at)),
    );
    expect(morning).toBe(night);
  });
});

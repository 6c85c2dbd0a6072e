/** An origin as links write it, without a slash at its end; refuses what is none. */
export const siteOf = (said: string): string => {
  const url = URL.canParse(said) ? new URL(said) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new Error(`WEFT_SITE takes an origin such as https://shop.example, not "${said}".`);
};

/** Where the shop is at home: what canonical links, the sitemap and share pictures begin with. */
export const SITE = siteOf(process.env['WEFT_SITE'] ?? 'https://weft.example');

/**
 * The descriptions of pages for search engines and link previews. A page
 * without one uses the summary of the shop.
 */
export const PAGE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  home: 'Weft makes clothes for men, women and kids, cut simply from good cloth and made to be worn for years.',
  collections:
    'Shop all Weft clothes for men, women and kids. Filter by category and type, sort by price or search by name.',
  about:
    'Read how Weft chooses its cloth and what you can expect from us: quality, easy returns and real support.',
  contact: 'Visit our store, call or email us, or join the team.',
};

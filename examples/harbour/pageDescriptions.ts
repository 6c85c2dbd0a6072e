export const PAGE_DESCRIPTIONS = {
  home: 'Harbour makes knitwear, shirts and trousers for wet decks and dry land.',
  collections:
    'All clothes by Harbour. Filter by category and type, sort by price or search by name.',
  about: 'Read how Harbour makes its clothes and what you can expect from us.',
  contact: 'Visit us on the pier, call or email us, or join the team.',
} as const;

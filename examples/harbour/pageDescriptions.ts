export const PAGE_DESCRIPTIONS = {
  home: 'Harbour makes knitwear, shirts and trousers for wet decks and dry land.',
  collections: 'All clothes by Harbour. Filter by category and type, sort by price or search by name.',
  about: 'Read how Harbour makes its clothes and what you can expect from us.',
  contact: 'Visit us on the pier, call or email us, or join the team.',
  cart: 'See what is in your cart at Harbour.',
  login: 'Log in or sign up at Harbour.',
  placeOrder: 'Enter your delivery address and choose how to pay.',
  orders: 'See your orders at Harbour and track them.',
} as const;

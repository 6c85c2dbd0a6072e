/** The description of each page for search engines and link previews; a product has its own. */
export const PAGE_DESCRIPTIONS = {
  home: 'Weft makes clothes for men, women and kids, cut simply from good cloth and made to be worn for years.',
  collections:
    'Shop all Weft clothes for men, women and kids. Filter by category and type, sort by price or search by name.',
  about:
    'Read how Weft chooses its cloth and what you can expect from us: quality, easy returns and real support.',
  contact: 'Visit our store, call or email us, or join the team.',
  cart: 'See what is in your cart at Weft.',
  login: 'Log in or sign up at Weft.',
  placeOrder: 'Enter your delivery address and choose how to pay.',
  orders: 'See your orders at Weft and track them.',
};

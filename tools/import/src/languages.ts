/** The languages of the labels, with the names that the import gives. */
export const LANGUAGES = {
  en: {
    kids: 'Kids',
    unisex: 'Unisex',
    women: 'Women',
    men: 'Men',
    products: 'Products',
    oneSize: 'One size',
    image: 'image',
  },
  de: {
    file: 'german',
    kids: 'Kinder',
    unisex: 'Unisex',
    women: 'Damen',
    men: 'Herren',
    products: 'Artikel',
    oneSize: 'Einheitsgröße',
    image: 'Bild',
  },
  es: {
    file: 'spanish',
    kids: 'Niños',
    unisex: 'Unisex',
    women: 'Mujer',
    men: 'Hombre',
    products: 'Artículos',
    oneSize: 'Talla única',
    image: 'imagen',
  },
  fr: {
    file: 'french',
    kids: 'Enfant',
    unisex: 'Mixte',
    women: 'Femme',
    men: 'Homme',
    products: 'Articles',
    oneSize: 'Taille unique',
    image: 'image',
  },
  pl: {
    file: 'polish',
    kids: 'Dzieci',
    unisex: 'Unisex',
    women: 'Kobiety',
    men: 'Mężczyźni',
    products: 'Produkty',
    oneSize: 'Rozmiar uniwersalny',
    image: 'zdjęcie',
  },
} as const;

export const LANGUAGE_CODES = ['en', 'de', 'es', 'fr', 'pl'] as const;

/** The columns of the newer template of Shopify, by those of exports. */
export const NEWER_COLUMNS = new Map([
  ['url handle', 'handle'],
  ['description', 'body (html)'],
  ['published on online store', 'published'],
  ['inventory tracker', 'variant inventory tracker'],
  ['inventory quantity', 'variant inventory qty'],
  ['continue selling when out of stock', 'variant inventory policy'],
  ['price', 'variant price'],
  ['compare-at price', 'variant compare at price'],
  ['product image url', 'image src'],
  ['variant image url', 'variant image'],
]);

/** Columns that only exports of another system have. */
export const SYSTEMS: readonly (readonly [column: string, system: string])[] = [
  ['regular price', 'WooCommerce'],
  ['currency_code', 'Etsy'],
  ['hosted image urls', 'Squarespace'],
  ['product code/sku', 'BigCommerce'],
  ['inventory tracking', 'BigCommerce'],
  ['handleid', 'Wix'],
];

/** The columns that name whom a product is for. */
export const GENDER_COLUMNS = [
  'Google Shopping / Gender',
  'Google Shopping / Age Group',
  'product.metafields.shopify.target-gender',
  'product.metafields.shopify.age-group',
];

/**
 * Words of product exports by language: of the names of options, and of their
 * values and tags. Accents and letter case do not matter.
 */
const ENGLISH = {
  size: 'size, sizes, age, months, shoe size, waist, length, inseam',
  color: 'color, colour, colors, colours, print, pattern, design',
  women: 'women, womens, woman, ladies, lady, female, womenswear',
  men: 'men, mens, man, male, gents, gentlemen, menswear',
  kids: 'kids, kid, children, childrens, child, boys, boy, girls, girl, baby, babies, infant, infants, toddler, toddlers, newborn, youth, teens',
  unisex: 'unisex, all gender, gender neutral',
  oneSize:
    'one size, onesize, os, one size fits all, one size fits most, free size, universal, o s',
  small: 'small, sm',
  medium: 'medium, med, md',
  large: 'large, lg',
  extra: 'extra',
  months: 'm, mo, mos, mth, mths, month, months',
  years: 'y, yr, yrs, year, years, t',
  newborn: 'newborn, nb, preemie',
  between: 'to, and, old, size',
  bestseller: 'bestseller, bestsellers, best seller, best sellers',
};

export type Meaning = keyof typeof ENGLISH;

const GERMAN = {
  size: 'größe, groesse, konfektionsgröße, schuhgröße, alter, monate',
  color: 'farbe, farben, muster',
  women: 'damen, frauen, weiblich',
  men: 'herren, männer, männlich',
  kids: 'kinder, jungen, mädchen, babys, kleinkind, kleinkinder, neugeborene',
  unisex: 'uni sex',
  oneSize: 'einheitsgröße, universalgröße',
  small: 'klein',
  medium: 'mittel',
  large: 'groß',
  months: 'monat, monate, mon',
  years: 'j, jahr, jahre',
  newborn: 'neugeboren',
  between: 'bis',
};

const FRENCH = {
  size: 'taille, pointure, âge, mois',
  color: 'couleur, coloris, motif',
  women: 'femme, femmes, dame, dames, féminin',
  men: 'homme, hommes, masculin',
  kids: 'enfant, enfants, garçon, garçons, fille, filles, bébé, bébés',
  unisex: 'mixte',
  oneSize: 'taille unique, tu, unique',
  small: 'petit, petite',
  medium: 'moyen, moyenne',
  large: 'grand',
  extra: 'très',
  months: 'mois',
  years: 'an, ans, a',
  newborn: 'naissance, nouveau né',
  between: 'à, au',
  bestseller: 'meilleure vente, meilleures ventes',
};

const SPANISH = {
  size: 'talla, tallas, tamaño, edad, meses, número',
  color: 'color, colores, estampado',
  women: 'mujer, mujeres, femenino, femenina, dama, señora',
  men: 'hombre, hombres, masculino, caballero',
  kids: 'niño, niños, niña, niñas, infantil, bebé, bebés',
  unisex: 'unisexo',
  oneSize: 'talla única, única, unitalla',
  small: 'pequeño, pequeña, chico, chica',
  medium: 'mediano, mediana',
  large: 'grande',
  months: 'mes, meses',
  years: 'año, años',
  newborn: 'recién nacido, rn',
  between: 'a',
  bestseller: 'más vendido, más vendidos',
};

const PORTUGUESE = {
  size: 'tamanho, tamanhos, idade, numeração',
  color: 'cor, cores, estampa',
  women: 'mulher, mulheres, feminino, feminina',
  men: 'homem, homens, masculino, masculina',
  kids: 'criança, crianças, menino, meninos, menina, meninas, bebê, bebês',
  oneSize: 'tamanho único, único, u',
  small: 'pequeno, pequena',
  medium: 'médio',
  large: 'grande',
  months: 'mês, meses',
  years: 'ano, anos',
  newborn: 'recém nascido',
  bestseller: 'mais vendido, mais vendidos',
};

const ITALIAN = {
  size: 'taglia, taglie, misura, età, mesi, numero',
  color: 'colore, colori, fantasia',
  women: 'donna, donne, femminile',
  men: 'uomo, uomini, maschile',
  kids: 'bambino, bambini, bambina, bambine, neonato, neonati, ragazzo, ragazza',
  oneSize: 'taglia unica, unica',
  small: 'piccolo, piccola',
  medium: 'medio, media',
  large: 'grande',
  months: 'mese, mesi',
  years: 'anno, anni',
  newborn: 'neonato',
  bestseller: 'più venduto, più venduti',
};

const DUTCH = {
  size: 'maat, maten, leeftijd, maanden, schoenmaat',
  color: 'kleur, kleuren',
  women: 'dames, vrouw, vrouwen',
  men: 'heren, mannen',
  kids: 'kinderen, jongens, meisjes',
  oneSize: 'één maat',
  small: 'klein',
  medium: 'middel',
  large: 'groot',
  months: 'maand, maanden, mnd',
  years: 'jaar, jr',
  between: 'tot',
};

const POLISH = {
  size: 'rozmiar, wiek, miesiące',
  color: 'kolor, kolory, wzór',
  women: 'kobieta, kobiety, damskie, damska, damski',
  men: 'mężczyzna, mężczyźni, męskie, męska, męski',
  kids: 'dziecko, dzieci, dziecięce, chłopiec, dziewczynka, niemowlę',
  oneSize: 'rozmiar uniwersalny, uniwersalny, jeden rozmiar',
  small: 'mały, mała',
  medium: 'średni, średnia',
  large: 'duży, duża',
  months: 'miesiąc, miesiące, miesięcy, mies',
  years: 'rok, lata, lat',
};

const NORDIC = {
  size: 'storlek, størrelse, stl, ålder, alder, koko, ikä',
  color: 'färg, farge, farve, väri',
  women: 'dame, kvinna, kvinnor, kvinder, kvinner, naiset',
  men: 'herr, herre, män, mænd, menn, miehet',
  kids: 'børn, flickor, pojkar, lapset',
  oneSize: 'en storlek, én størrelse',
  small: 'liten, lille',
  medium: 'mellan, mellem',
  large: 'stor',
  months: 'mån, månader, måneder, mdr',
  years: 'år, vuotta',
};

const OTHERS = {
  size: 'velikost, beden, размер, mărime, μέγεθος, サイズ, 年齢, 尺码, 尺寸, 尺碼, 사이즈, 크기',
  color:
    'barva, farba, renk, цвет, culoare, χρώμα, カラー, 色, 颜色, 顏色, 색상, 컬러',
  women:
    'ženy, dámské, kadın, женщины, женский, femei, レディース, 女性, ウィメンズ, 女, 여성',
  men: 'muži, pánské, erkek, мужчины, мужской, bărbați, メンズ, 男性, 男, 남성',
  kids: 'děti, dětské, çocuk, bebek, дети, детский, copii, キッズ, 女の子, 男の子, 子供, ベビー, 儿童, 아동',
  unisex: 'унисекс, ユニセックス, 男女兼用, 中性, 남녀공용',
  oneSize:
    'univerzální, tek beden, один размер, フリーサイズ, フリー, ワンサイズ, 均码, 프리',
  months: 'měsíc, měsíců, ay, мес, месяцев, ヶ月, か月, カ月, 个月, 개월',
  years: 'rok, roků, let, yaş, лет, года, 歳, 才, 岁, 세',
  bestseller: 'хит продаж, ベストセラー, 人気',
};

type Language = Readonly<Partial<Record<Meaning, string>>>;

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  PORTUGUESE,
  ITALIAN,
  DUTCH,
  POLISH,
  NORDIC,
  OTHERS,
];

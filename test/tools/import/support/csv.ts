const COLUMNS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Price', 'Image Src', 'Image Position'],
  ...['Image Alt Text', 'Variant Image', 'Google Shopping / Gender', 'Created At', 'Status'],
] as const;

export type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A product export with these rows. */
export const csvOf = (rows: readonly Row[]): string =>
  [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((name) => cell(row[name] ?? '')).join(','))]
    .map((line) => `${line}\n`)
    .join('');

/** The first row of a product without problems. */
export const shirt = (row: Row = {}): Row => ({
  Handle: 'shirt',
  Title: 'Ocean Blue Shirt',
  'Body (HTML)': '<p>A <b>blue</b> shirt.</p>',
  Type: 'Topwear',
  Tags: 'summer, men',
  Published: 'true',
  'Option1 Name': 'Size',
  'Option1 Value': 'S',
  'Variant Price': '50.00',
  'Image Src': 'https://cdn.shopify.com/s/files/1/photo.jpg?v=1',
  'Image Position': '1',
  Status: 'active',
  ...row,
});

/** A further row of that product. */
export const variant = (row: Row = {}): Row => ({
  Handle: 'shirt',
  'Option1 Value': 'M',
  'Variant Price': '50.00',
  ...row,
});

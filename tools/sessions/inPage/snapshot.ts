/** Ids that React gives out as it goes: which one an element has depends on what stood there before. */
const GIVEN_ID = /_[rR]_\w+_/g;

const FIELDS = ['INPUT', 'SELECT', 'TEXTAREA'];
// What a field shows stands in its properties; the attribute is where it began.
const SHOWN_BY_PROPERTY = ['value', 'checked'];

const attributesOf = (element: Element) =>
  [...element.attributes]
    .filter(({ name }) => !FIELDS.includes(element.tagName) || !SHOWN_BY_PROPERTY.includes(name))
    // Left behind by a picture that has grown into its place, and how soon a picture is asked for: nothing to see.
    .filter(({ name, value }) => !(name === 'style' && value === '') && name !== 'loading')
    // The button's own motion, once for each press.
    .filter(({ name }) => name !== 'class' || element.parentElement?.textContent !== 'ADD TO CART')
    .map(({ name, value }) => ` ${name}="${value}"`)
    .sort()
    .join('');

const shownIn = (element: Element) => {
  if (element instanceof HTMLInputElement)
    return ` shows="${element.value}" checked=${String(element.checked)}`;
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return ` shows="${element.value}"`;
  return '';
};

const written = (node: Node, depth: number): string[] => {
  const indent = ' '.repeat(depth);
  if (node instanceof Text) return node.data ? [indent + node.data] : [];
  // The back of a card is hung only once a pointer has come near.
  if (!(node instanceof Element) || node.matches('a img[alt=""]')) return [];
  return [
    `${indent}<${node.localName}${attributesOf(node)}${shownIn(node)}>`,
    ...[...node.childNodes].flatMap((child) => written(child, depth + 1)),
  ];
};

/** All that a shopper sees: address, title, head and main part of the page, what its fields show. */
export const snapshot = (): string => {
  const parts = [...document.querySelectorAll('header, form[role=search], main')];
  const lines = [
    location.pathname + location.search,
    document.title,
    ...parts.filter((part) => !part.parentElement?.closest('main')).flatMap((part) => written(part, 0)),
  ];
  const numbers = new Map<string, number>();
  return lines
    .join('\n')
    .replaceAll(GIVEN_ID, (id) => `id${numbers.get(id) ?? numbers.set(id, numbers.size).size - 1}`);
};

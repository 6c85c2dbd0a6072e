/** Ids of `useId`, which depend on what was rendered before. */
const REACT_ID = /_[rR]_\w+_/g;

const FIELDS = ['INPUT', 'SELECT', 'TEXTAREA'];
// The properties hold the current value; the attributes hold the initial one.
const VALUE_ATTRIBUTES = ['value', 'checked'];

const attributesOf = (element: Element) =>
  [...element.attributes]
    .filter(({ name }) => !FIELDS.includes(element.tagName) || !VALUE_ATTRIBUTES.includes(name))
    // A view transition leaves an empty style; `loading` has no visible effect.
    .filter(({ name, value }) => !(name === 'style' && value === '') && name !== 'loading')
    .map(({ name, value }) => ` ${name}="${value}"`)
    .sort()
    .join('');

const valueOf = (element: Element) => {
  if (element instanceof HTMLInputElement)
    return ` shows="${element.value}" checked=${String(element.checked)}`;
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return ` shows="${element.value}"`;
  return '';
};

const linesOf = (node: Node, depth: number): string[] => {
  const indent = ' '.repeat(depth);
  if (node instanceof Text) return node.data ? [indent + node.data] : [];
  // The second image of a card is rendered when a pointer comes near, the tick of ADD TO CART after a press.
  if (!(node instanceof Element) || node.matches('a img[alt=""], .lucide-check')) return [];
  return [
    `${indent}<${node.localName}${attributesOf(node)}${valueOf(node)}>`,
    ...[...node.childNodes].flatMap((child) => linesOf(child, depth + 1)),
  ];
};

/** The visible page as text: URL, title, header, search bar and main part with the values of the fields. */
export const snapshot = (): string => {
  const parts = [...document.querySelectorAll('header, form[role=search], main')];
  const lines = [
    location.pathname + location.search,
    document.title,
    ...parts.filter((part) => !part.parentElement?.closest('main')).flatMap((part) => linesOf(part, 0)),
  ];
  const numbers = new Map<string, number>();
  return lines
    .join('\n')
    .replaceAll(REACT_ID, (id) => `id${numbers.get(id) ?? numbers.set(id, numbers.size).size - 1}`);
};

import { createGlobalStyle } from 'styled-components';
import { COLORS } from '../data/colors';
import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';
import { tallWindow, widerThan } from './mixins';

const declarations = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

const light = declarations(COLORS.light);
const dark = declarations(COLORS.dark);

/**
 * The tokens of the design are custom properties; docs/design.md shows them.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${light}
    --error: var(--reduced);
    --scrim: rgb(29 27 25 / 45%);

    --size-small: 0.875rem;
    /* The name of a product in a list. */
    --size-card: 0.9375rem;
    --size-body: 1rem;
    /* All following sizes grow with the window. */
    --size-lead: clamp(1.0625rem, 1rem + 0.3vw, 1.25rem);
    --size-heading: clamp(1.625rem, 1.4rem + 0.95vw, 2.25rem);
    --size-name: clamp(2rem, 1.6rem + 1.25vw, 2.75rem);
    /* With large text, titles and the hero must fit on a phone. */
    --size-title: min(clamp(2.375rem, 1.85rem + 2.2vw, 3.75rem), 19vw);
    --size-hero: min(clamp(3.5rem, 1.6rem + 6.6vw, 7.5rem), 27vw);
    --letter-spacing: 0.08em;

    --space-xs: 4px;
    --space-s: 8px;
    --space-m: 16px;
    --space-l: 24px;
    --space-xl: 40px;
    --space-section: clamp(72px, 9vw, 144px);
    /* The distance to the edges of the window. */
    --gutter: clamp(16px, 4vw, 56px);
    --radius: 2px;
    /* The distance from the edge of an icon button to its icon. */
    --icon-inset: calc((44px - 1.25rem) / 2);

    /* Durations of transitions, with their easing. */
    --duration-short: 150ms ease-out;
    --duration-long: 240ms ease-out;

    /* The height grows with the font size, because a logo may be a text. */
    --header-height: max(56px, 2.5rem);
    /* The top of sticky elements, and the scroll padding. */
    --header-offset: calc(var(--header-height) + var(--space-l));
    /* The sticky total of the checkout on a narrow screen. */
    --order-bar-height: 3.25rem;
    color-scheme: light dark;
  }
  @media ${widerThan.tablet} { :root { --header-height: max(72px, 2.5rem); } }
  @media screen and (prefers-color-scheme: dark) {
    :root { ${dark} }
  }
  /*
   * A stale page is hidden. If the start fails, it is shown: an old page is
   * better than an empty one.
   */
  :root[${HTML_ATTRIBUTES.stale}]:not([${HTML_ATTRIBUTES.start}='failed']) main { display: none; }
  :root[${HTML_ATTRIBUTES.stale}]:not([${HTML_ATTRIBUTES.start}='failed']) footer { visibility: hidden; }
  /* Messages of a page whose scripts do not run. */
  body > p[role='alert'], noscript > p { margin: 1em; text-align: center; }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    /* A pressed link or button is paler instead. */
    -webkit-tap-highlight-color: transparent;
    scrollbar-gutter: stable;
    /* A focus ring at the lower edge must be visible. */
    scroll-padding-block: var(--header-offset) var(--space-s);
  }
  body {
    margin: 0;
    background: var(--ground);
    color: var(--ink);
    font-family: var(--text);
    font-size: var(--size-body);
    line-height: 1.55;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  main { container-type: inline-size; overflow-x: clip; }
  /* The footer of a short page is at the bottom of the window. */
  @media screen {
    #root { display: flex; flex-direction: column; min-height: 100svh; }
    main { flex-grow: 1; }
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1, h2 { font-family: var(--display); font-weight: var(--display-weight); line-height: 1.08; letter-spacing: var(--display-spacing); }
  h3 { font-size: inherit; font-weight: 500; }
  /*
   * Without this, a long word may make its column wider than a phone. A button
   * and the columns of a table are at least as wide as their longest word.
   */
  :is(h1, h2, h3, p, li, dt, dd, address, legend, label, a) { overflow-wrap: anywhere; }
  :is(button, table) { overflow-wrap: break-word; }
  :is(h1, h2, p) { text-wrap: balance; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  a { color: inherit; text-underline-offset: 0.25em; text-decoration-thickness: 1px; }
  img, svg { display: block; max-width: 100%; }
  img { position: relative; height: auto; }
  /*
   * Browsers render this text only if an image could not be loaded. It covers
   * the icon that they show for such an image.
   */
  img::after {
    content: attr(alt);
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: var(--space-xs);
    background: var(--image-ground);
    color: var(--ink-soft);
    font-size: var(--size-small);
    text-align: center;
  }
  /* lucide-react hides icons without a name from assistive technology. */
  .lucide { flex: none; width: 1.25em; height: 1.25em; stroke-width: 1.5; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; }
  input, textarea { margin: 0; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
  h1:focus, h2:focus, main:focus, section:focus { outline: none; }
  [hidden] { display: none !important; }
  ::selection { background: var(--accent); color: var(--on-accent); }
  /* A bar at the bottom of a narrow screen is at most as tall as this. */
  @media ${tallWindow} and (not ${widerThan.tablet}) { html { scroll-padding-bottom: 12rem; } }
  @media print {
    :root { --ground: #ffffff; color-scheme: light; }
    header, footer, form[role='search'], button, [role='alert'] { display: none !important; }
    input, textarea { border-color: transparent !important; background: none !important; }
    h1, h2, h3, legend { break-after: avoid; }
    li, tr { break-inside: avoid; }
    main a { text-decoration: none; }
  }
  @media (hover: none) { :is(a, button):active { opacity: 0.6; } }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after, *::backdrop { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;

/**
 * Only prerendered pages have the text: in a browser React does not render the
 * children of `noscript`.
 */
export const NoScript = () => (
  <noscript>
    <p>
      The controls and the forms of this shop need JavaScript, which is off in
      this browser.
    </p>
  </noscript>
);

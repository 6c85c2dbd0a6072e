/** For each submission in this test: whether the page has prevented it. */
export const submissions: boolean[] = [];

window.addEventListener('submit', ({ defaultPrevented }) => {
  submissions.push(defaultPrevented);
});
beforeEach(() => {
  submissions.length = 0;
});

/** The text fields of the page, with what the browser knows of each. */
export const formFields = () => {
  const fields = document.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement
  >('main form :is(input:not([type="radio"]), textarea)');
  return Array.from(fields, (field) => {
    const parts = [`${field.labels?.[0]?.textContent}: ${field.type}`];
    for (const name of ['autocomplete', 'inputmode', 'required']) {
      const value = field.getAttribute(name);
      if (value !== null) parts.push(`${name} ${value}`.trim());
    }
    return parts.join(', ');
  });
};

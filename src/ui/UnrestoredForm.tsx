export const UNRESTORED = 'unrestored';

// The form of the radios and checkboxes that browsers must not restore:
// `autocomplete` is valid on a form, and not on them. Enter in one of them
// submits the form. With the method `dialog`, that does nothing, because the
// form is not in a dialog.
export const UnrestoredForm = () => (
  <form id={UNRESTORED} method="dialog" autoComplete="off" hidden />
);

export const UNRESTORED = 'unrestored';

// Keeps browsers from restoring radios and checkboxes; `autocomplete` is
// invalid on them. With this method, Enter does not submit outside of a dialog.
export const UnrestoredForm = () => (
  <form id={UNRESTORED} method="dialog" autoComplete="off" hidden />
);

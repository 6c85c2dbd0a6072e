export const UNRESTORED = 'unrestored';

/**
 * The form of radios and checkboxes: browsers do not restore their state on reload and Back. `autocomplete` is invalid
 * on the controls themselves. Outside of a dialog, the method keeps Enter from submitting.
 */
export const UnrestoredForm = () => <form id={UNRESTORED} method="dialog" autoComplete="off" hidden />;

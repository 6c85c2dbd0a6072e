/** webpack replaces the variables that the code reads. */
declare const process: { readonly env: Readonly<Record<string, string>> };

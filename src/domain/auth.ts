/** What the login page's form is for: logging in, or signing up. */
export type AuthMode = 'login' | 'signUp';

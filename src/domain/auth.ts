export type AuthMode = 'login' | 'signUp';

export const LOGO: {
  readonly text: string;
  readonly viewBox: string;
  readonly paths: readonly string[];
} = {
  text: 'HARBOUR',
  viewBox: '',
  paths: [],
};

interface Client {
  readonly devServer: object;
}
type Configure = (env: object, options: { readonly mode: string }) => Client;

const devServerFor = (variables: Readonly<Record<string, string>>) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });
  jest.resetModules();
  const configure = jest.requireActual<Configure>('../../webpack.config.js');
  return configure({}, { mode: 'development' }).devServer;
};
afterEach(() => jest.restoreAllMocks());

it('should serve this machine alone, unless HOST names an interface', () => {
  expect(devServerFor({})).toMatchObject({
    host: '127.0.0.1',
    allowedHosts: ['localhost', '127.0.0.1'],
  });
  expect(devServerFor({ HOST: '0.0.0.0', PORT: '81' })).toMatchObject({
    host: '0.0.0.0',
    port: '81',
    allowedHosts: 'all',
  });
});

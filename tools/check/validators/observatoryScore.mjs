// Prints { score, grade, failed } of the MDN HTTP Observatory for a page of a host that is not on the network.
// Run by observatory.ts with the folder of the package and a file with { headers, html }.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL, URL } from 'node:url';

const [folder, file] = process.argv.slice(2);
const { headers, html } = JSON.parse(readFileSync(file, 'utf8'));
const load = (name) => import(pathToFileURL(resolve(folder, 'src', name)).href);

// The list of preloaded hosts, which the package downloads when it is installed: the shop is in none.
writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');

const [{ ALL_TESTS }, { Requests }, { Session }, { parseHttpEquivHeaders }, grader, charts] =
  await Promise.all(
    [
      'constants.js',
      'types.js',
      'retriever/session.js',
      'retriever/utils.js',
      'grader/grader.js',
      'grader/charts.js',
    ].map(load),
  );
// The tests read the headers as properties and, like those of axios, through `get`.
Object.defineProperty(headers, 'get', { value: (name) => headers[name], enumerable: false });

const HOST = 'weft.example';
const https = new URL(`https://${HOST}/`);
const requests = new Requests(HOST);
const response = {
  status: 200,
  headers,
  request: { headers: {} },
  verified: true,
  data: html,
};
requests.session = new Session(https);
requests.resources.path = html;
requests.responses.auto = { ...response, httpEquiv: parseHttpEquivHeaders(html, https.href) };
Object.assign(requests.responses, { cors: response, http: response, https: response });
requests.responses.httpRedirects = [
  { url: new URL(`http://${HOST}/`), status: 301 },
  { url: https, status: 200 },
];
requests.responses.httpsRedirects = [{ url: https, status: 200 }];

// The sum of src/scanner/index.js, which connects to the host.
const results = ALL_TESTS.map((test) => test(requests));
const modifiers = results.map(({ result }) => grader.getScoreModifier(result));
const sum = (values) => values.reduce((all, value) => all + value, 0);
const uncurved = 100 + sum(modifiers.filter((value) => value < 0));
const score = uncurved >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : uncurved;
const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
process.stdout.write(JSON.stringify({ ...grader.getGradeForScore(score), failed, tests: results.length }));

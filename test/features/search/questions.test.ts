import { parseQuestion } from '../../../src/features/search/questions';

it.each([
  ['Where is my order?', '/orders'],
  ['cancel my order', '/orders'],
  ['how can I pay', '/place-order'],
  ['cash on delivery', '/place-order'],
  ['how long does it take', '/about#delivery'],
  ['can I send it back', '/about#delivery'],
  ['opening times', '/Contact'],
  ['gift card', '/Contact'],
  ['phone number', '/Contact'],
  ['free returns?', '/about#delivery'],
])('should answer "%s" by a link to %s', (query, url) => {
  expect(parseQuestion(query).answer?.url).toBe(url);
});

it.each(['worship', 'helpful tee', 'self-help', 'how long is the coat'])(
  'should read no question in "%s"',
  (query) => {
    expect(parseQuestion(query)).toEqual({ rest: query });
  },
);

import { readQuestion } from '../../../../src/features/collections/search/questions';

it('should answer the question for a gift card by the contact', () => {
  expect(readQuestion('gift card').answer?.url).toBe('/Contact');
});

it.each(['worship', 'helpful tee', 'self-help'])(
  'should read no question in "%s"',
  (query) => {
    expect(readQuestion(query)).toEqual({ text: query });
  },
);

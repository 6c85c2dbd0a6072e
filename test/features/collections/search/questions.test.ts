import { readQuestion } from '../../../../src/features/collections/search/questions';

it.each(['worship', 'helpful tee', 'self-help'])(
  'should read no question in "%s"',
  (query) => {
    expect(readQuestion(query)).toEqual({ text: query });
  },
);

import { takeProblems, visit } from '../support/visit';

// The browser logs what the policy blocks: every other test sees that it allows
// what the shop needs.
it('should block the text of scripts', async () => {
  const page = await visit('/');
  const result = await page.evaluate(() => {
    try {
      document.createElement('script').text = 'window.bought = true';
      return 'executed';
    } catch (error) {
      return error instanceof TypeError ? 'blocked' : 'another error';
    }
  });
  expect(result).toBe('blocked');
  // The browser logs the violation.
  for (const problem of takeProblems())
    expect(problem).toContain("requires 'TrustedScript'");
});

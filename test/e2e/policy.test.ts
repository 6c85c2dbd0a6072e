import { takeProblems, visit } from './support/visit';

// The browser logs what the policy blocks: every other test sees that it allows
// what the shop needs.
it('should block foreign inline styles and the text of scripts', async () => {
  const page = await visit('/');
  const color = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red !important }';
    document.head.append(style);
    const heading = document.querySelector('h1');
    return heading && getComputedStyle(heading).color;
  });
  expect(color).not.toBe('rgb(255, 0, 0)');
  const problems = takeProblems();
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toContain('style-src');

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

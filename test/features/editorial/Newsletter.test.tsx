import { renderAt } from '../../support/renderAt';
import { main, watchSubmits } from '../../support/pageHelpers';

const open = async (url: string) => {
  const { user } = await renderAt(url);
  return {
    user,
    email: main().getByRole('textbox', { name: 'Your email' }),
    subscribe: main().getByRole('button', { name: 'SUBSCRIBE' }),
  };
};

describe.each(['/', '/about', '/Contact'])('newsletter at %s', (url) => {
  it('should offer 20% off and require an email address', async () => {
    const { user, email, subscribe } = await open(url);
    expect(main().getByRole('heading', { name: /20% off/ })).toBeVisible();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toBeRequired();
    expect(email).toBeInvalid();
    await user.type(email, 'ada');
    expect(email).toBeInvalid();

    const { prevented, end } = watchSubmits();
    await user.click(subscribe);
    end();
    expect(prevented).toEqual([]);
  });

  it('should prevent the submission and change nothing', async () => {
    const { user, email, subscribe } = await open(url);
    await user.type(email, 'ada@weft.example');
    expect(email).toBeValid();
    const before = document.body.innerHTML;
    const { prevented, end } = watchSubmits();
    await user.click(subscribe);
    await user.type(email, '{Enter}');
    end();
    expect(prevented).toEqual([true, true]);
    expect(email).toHaveValue('ada@weft.example');
    expect(document.body.innerHTML).toBe(before);
    expect(window.location.href).toBe(`http://localhost${url}`);
  });
});

import { renderAt } from '../support/renderAt';
import { main, watchSubmits } from './shop';

const open = async (address: string) => {
  const { user } = await renderAt(address);
  return {
    user,
    email: main().getByRole('textbox', { name: 'Your email' }),
    subscribe: main().getByRole('button', { name: 'SUBSCRIBE' }),
  };
};

describe.each(['/', '/about', '/Contact'])('the newsletter at %s', (address) => {
  it('offers 20% off for an email, which is of email type and must be there', async () => {
    const { user, email, subscribe } = await open(address);
    expect(main().getByRole('heading', { name: /20% off/ })).toBeVisible();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toBeRequired();
    expect(email).toBeInvalid();
    await user.type(email, 'nobody');
    expect(email).toBeInvalid();

    const { prevented, end } = watchSubmits();
    await user.click(subscribe);
    end();
    expect(prevented).toEqual([]);
  });

  it('keeps the browser where it is when it is sent, and does nothing else', async () => {
    const { user, email, subscribe } = await open(address);
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
    expect(window.location.href).toBe(`http://localhost${address}`);
  });
});

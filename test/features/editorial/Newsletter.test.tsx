import { renderAt } from '../../support/renderAt';
import { main, watchSubmits } from '../../support/pageHelpers';

it.each(['/', '/about', '/Contact'])(
  'should offer 20% off, require an email address and change nothing at %s',
  async (url) => {
    const { user } = await renderAt(url);
    const email = main().getByRole('textbox', { name: 'Your email' });
    const subscribe = main().getByRole('button', { name: 'SUBSCRIBE' });
    const { prevented, end } = watchSubmits();
    expect(main().getByRole('heading', { name: /20% off/ })).toBeVisible();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toBeRequired();
    for (const text of ['{Tab}', 'ada']) {
      await user.type(email, text);
      expect(email).toBeInvalid();
      await user.click(subscribe);
    }
    expect(prevented).toEqual([]);

    await user.type(email, '@weft.example');
    expect(email).toBeValid();
    const before = document.body.innerHTML;
    await user.click(subscribe);
    await user.type(email, '{Enter}');
    end();
    expect(prevented).toEqual([true, true]);
    expect(email).toHaveValue('ada@weft.example');
    expect(document.body.innerHTML).toBe(before);
    expect(window.location.href).toBe(`http://localhost${url}`);
  },
);

import { keepInput } from '../../../src/app/boot/keepInput';

const onClick = jest.fn();

/** A button of the prerendered page that was pressed before the start. */
const press = (name: string, state: string) => {
  const button = document.createElement('button');
  button.setAttribute(name, state);
  document.body.replaceChildren(button);
  const input = keepInput();
  button.click();
  button.addEventListener('click', onClick.mockClear());
  return { button, input };
};

describe.each(['aria-pressed', 'aria-expanded'])('press with %s', (name) => {
  it('should be repeated where the stored state is the prerendered one', () => {
    const { input } = press(name, 'false');
    input.repeat();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('should not undo a stored state that is the wanted one already', () => {
    const { button, input } = press(name, 'false');
    button.setAttribute(name, 'true');
    input.repeat();
    expect(onClick).not.toHaveBeenCalled();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFocusKept } from './use-focus-kept.ts';

interface PartProps {
  /** Names of its buttons; with `!` disabled, with `>` marked as next. */
  buttons: readonly string[];
  isBusy?: boolean;
  isPage?: boolean;
}

function Part({ buttons, ...options }: PartProps) {
  const whole = useFocusKept<HTMLDivElement>(options);
  return (
    <>
      <div ref={whole}>
        {buttons.map(each => {
          const name = each.replace(/^[!>]/, '');
          return (
            <button
              key={name}
              type="button"
              disabled={each.startsWith('!')}
              data-focus-next={each.startsWith('>') || undefined}
            >
              {name}
            </button>
          );
        })}
      </div>
      <div role="dialog">
        <input />
      </div>
      <input data-testid="elsewhere" />
      <h1 tabIndex={-1}>page</h1>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

describe('the focus of a part', () => {
  let show: (props: PartProps) => void;
  beforeEach(() => {
    const { rerender } = render(<Part buttons={['a', 'b', 'c']} />);
    show = props => rerender(<Part {...props} />);
    button('b').focus();
  });

  it('stays where it is', () => {
    show({ buttons: ['c', 'b'] });
    expect(focused()).toBe('b');
  });

  it('goes to the first button when what had it is gone', () => {
    show({ buttons: ['a', 'c'] });
    expect(focused()).toBe('a');
  });

  it('goes to what is marked as next', () => {
    show({ buttons: ['a', '>c'] });
    expect(focused()).toBe('c');
  });

  it('leaves a disabled button, but not while an act is being sent', () => {
    show({ buttons: ['a', '!b'], isBusy: true });
    expect(focused()).toBe('b');
    show({ buttons: ['a', '!b'] });
    expect(focused()).toBe('a');
  });

  it('comes back from a dialog over the page', () => {
    const field = screen.getByRole('dialog').querySelector('input');
    field?.focus();
    field?.blur();
    show({ buttons: ['a', 'c'] });
    expect(focused()).toBe('a');
  });

  it('leaves the heading of the page, where it was only put meanwhile', () => {
    show({ buttons: [] });
    screen.getByRole('heading').focus();
    show({ buttons: ['a', '>c'] });
    expect(focused()).toBe('c');
  });

  it('is left alone elsewhere', () => {
    const field = screen.getByTestId('elsewhere');
    field.focus();
    field.blur();
    show({ buttons: ['a', 'c'] });
    expect(document.activeElement).toBe(document.body);
  });
});

it('a page puts the focus on what is marked after a key that is pressed while nothing has it', () => {
  const { rerender } = render(<Part isPage buttons={['a', '>b']} />);
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(document.activeElement).toBe(document.body);
  rerender(<Part isPage buttons={['a', '>b']} />);
  expect(focused()).toBe('b');
});

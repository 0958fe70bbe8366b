import { render } from '@testing-library/react';
import { useState } from 'react';
import { deliver } from '../src/hydrate';

const sent = jest.fn<void, [name: unknown]>();

/** A form whose owner has guarded it against being sent twice. */
function Guarded() {
  const [isSending, setIsSending] = useState(false);
  return (
    <form
      id="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) sent(new FormData(event.currentTarget).get('name'));
        setIsSending(true);
      }}
    >
      <input name="name" defaultValue="now" />
    </form>
  );
}

test('held submits are delivered one after the other, each after what the last one led to is rendered', () => {
  const { container } = render(<Guarded />);
  const form = container.querySelector('form') as HTMLFormElement;
  const held = { form, submitter: null, data: new FormData(form) };
  // Otherwise React would wait for the end of the test's own act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  deliver([held, held, held]);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what is held for a form that is no longer there is let go', () => {
  const form = document.createElement('form');
  form.id = 'gone';
  expect(() => deliver([{ form, submitter: null, data: new FormData() }])).not.toThrow();
});

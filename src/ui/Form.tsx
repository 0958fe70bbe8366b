import type { ReactNode, SubmitEvent } from 'react';

type Props = {
  /** By which src/hydrate.tsx finds the form again, should React put a new one in its place. */
  id: string;
  /** Receives what the visitor entered; left out where submitting does nothing. */
  onSubmit?: (data: FormData) => void;
  children: ReactNode;
};

/**
 * A form that is sent nowhere. `method="dialog"` outside a dialog makes the browser itself do nothing,
 * with or without scripts; `preventDefault` says the same to browsers that don't know that method.
 */
export function Form({ id, onSubmit, children }: Props) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.(new FormData(event.currentTarget));
  };

  return (
    <form id={id} method="dialog" onSubmit={handleSubmit}>
      {children}
    </form>
  );
}

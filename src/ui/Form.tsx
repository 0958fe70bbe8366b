import type { ReactNode, SubmitEvent } from 'react';

type Props = {
  /** Marks the form as one that React handles: src/browser/entry.ts holds its submits until then. */
  id: string;
  /** Receives what the visitor entered. */
  onSubmit: (data: FormData) => void;
  children: ReactNode;
};

/** A form that React handles. `method="dialog"` outside a dialog makes the browser itself do nothing, without scripts, too. */
export function Form({ id, onSubmit, children }: Props) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form id={id} method="dialog" onSubmit={handleSubmit}>
      {children}
    </form>
  );
}

import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

/**
 * Lets React take over the markup that the document arrived with.
 * @returns a promise that is fulfilled once the app is mounted and its handlers answer
 */
export function mount(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <Announce mounted={resolve}>
        <App renderedFor={root.dataset.path as string} />
      </Announce>,
    );
  });
}

function Announce({ mounted, children }: { mounted: () => void; children: ReactNode }) {
  useEffect(mounted, [mounted]);
  return children;
}

import { Component, type ReactNode } from 'react';

type Props = { container: HTMLElement; children: ReactNode };

/**
 * Leaves the page as it stands where rendering fails: it was finished HTML before React came, and what was typed is in
 * its fields. React would empty the container.
 * https://react.dev/reference/react/Component#getsnapshotbeforeupdate
 */
export class KeepPage extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override getSnapshotBeforeUpdate() {
    return [...this.props.container.childNodes];
  }

  override componentDidUpdate(_props: Props, _state: unknown, nodes: ChildNode[]) {
    if (this.state.hasFailed) this.props.container.replaceChildren(...nodes);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

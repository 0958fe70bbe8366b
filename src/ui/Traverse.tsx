import { Children, type ReactElement } from 'react';
import { Place } from './Place';

type Props = { children: ReactElement[] };

/** Sections in a row, each of which gets to know its place among them. */
export function Traverse({ children }: Props) {
  const of = Children.count(children);
  return Children.map(children, (section, i) => <Place value={{ at: i + 1, of }}>{section}</Place>);
}

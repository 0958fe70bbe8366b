import { use } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Place } from './Place';

/** The scale of a map's margin: a segment for each section, filled as far as the page has come; then the summit. */
export function Scale() {
  const { at, of } = use(Place);
  const segments = Array.from({ length: of }, (_, i) => i);
  return (
    <Root width={(of + 1) * 20} height={12} aria-hidden="true">
      <path d={`M.5 2.5h${of * 20}v7H.5z`} fill="none" />
      <path
        d={segments.map((i) => (i % 2 ? '' : `M${i * 20} 2h20v8h-20z`)).join('')}
        stroke="none"
      />
      <Walked d={`M0 2h${at * 20 + (at === of ? 1 : 0)}v8H0z`} />
      <Summit d={`M${of * 20 + 5} 10h11l-5.5-9z`} data-reached={at === of} />
    </Root>
  );
}

const Root = styled.svg`
  fill: ${theme.color.ink};
  stroke: ${theme.color.ink};

  ${media.print} { display: none; }
`;

const Walked = styled.path`
  fill: ${theme.color.accent};
  stroke: none;
`;

const Summit = styled.path`
  fill: none;

  &[data-reached='true'] {
    fill: ${theme.color.accent};
    stroke: ${theme.color.accent};
  }
`;

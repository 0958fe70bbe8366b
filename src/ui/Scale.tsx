import { use } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Place } from './Place';

/** The scale of a map's margin: a segment for each section, filled as far as the page has come; then the summit. */
export function Scale() {
  const { at, of } = use(Place);
  const end = of * 20;
  const segments = Array.from({ length: of }, (_, i) => (i % 2 ? '' : `M${i * 20} 2h20v8h-20z`));
  const summit = `M${end + 4} 10.5h13L${end + 10.5} 0z`;
  return (
    <Root width={end + 20} height={12} aria-hidden="true">
      <path
        d={`M0 2h${end}v8H0zM1 3v6h${end - 2}V3z${segments.join('')}${summit}m2-1L${end + 10.5} 2l4.5 7.5z`}
      />
      <Walked d={`M0 2h${at * 20}v8H0z${at === of ? summit : ''}`} />
    </Root>
  );
}

const Root = styled.svg`
  fill: ${theme.color.ink};

  ${media.print} { display: none; }
`;

const Walked = styled.path`
  fill: ${theme.color.accent};
`;

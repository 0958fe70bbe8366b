import styled from 'styled-components';
import { Cards } from '../components/Cards';
import { Section } from '../components/Section';
import { industries } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import wide from '../drawings/industries.svg';
import narrow from '../drawings/industries-narrow.svg';
import { theme } from '../theme/theme';

/** One map of three audiences, and their texts in the same order. */
export function Industries() {
  return (
    <Root id="industries" title={industries.title} surface="ember">
      <Maps narrow={narrow} wide={wide} />
      <Cards cards={industries.cards} />
    </Root>
  );
}

/* At night, the trail gets its colour here at both edges, bit by bit. */
const Root = styled(Section)`
  ${theme.media.from.md} { grid-template-rows: auto 1fr; }

  ${theme.media.night} {
    &::before {
      background: linear-gradient(
        ${theme.color.glow} 3rem,
        ${theme.color.accent} 9rem calc(100% - 9rem),
        ${theme.color.glow} calc(100% - 3rem)
      );
    }
  }
`;

/* In wide windows, the largest map is beside the heading. */
const Maps = styled(DrawingImage)`
  ${theme.media.from.md} {
    grid-row: 1 / span 2;
    align-self: end;
  }
`;

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

/* At night, the light at the horizon fades into the dark of the page, and the trail gets its colour there. */
const Root = styled(Section)`
  ${theme.media.from.md} { grid-template-rows: auto 1fr; }

  ${theme.media.night} {
    background: linear-gradient(${theme.color.glow}, ${theme.color.background} 65%, transparent);

    &::before {
      background: linear-gradient(${theme.color.accent} 65%, ${theme.color.contour});
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

import styled from 'styled-components';
import { Cards } from '../components/Cards';
import { Section } from '../components/Section';
import { engagement } from '../content/home';
import { type Drawing, DrawingImage, type Picture } from '../drawings/DrawingImage';
import landscape from '../drawings/engagement.svg';
import projects from '../drawings/projects-narrow.svg';
import retainer from '../drawings/retainer-narrow.svg';
import shortTerm from '../drawings/short-term-narrow.svg';
import workshops from '../drawings/workshops-narrow.svg';
import { frame } from '../theme/frame';
import { theme } from '../theme/theme';

/** Where level land of the first drawing ends and the sky begins, and where the branch of a drawing has reached its land. */
const HORIZON = 170;
const LANDED = 22;

/** A unit of the drawings of the cards, in one and in two columns: their trail is the one in the margin. */
const unit = `calc(${theme.trail.x} / ${frame.narrow.trail})`;

const everywhere = (drawing: Drawing): Picture => ({ narrow: drawing, wide: drawing });

/**
 * The formation of each card, on ground that goes on in the next column. With another card or another order, the landscape,
 * which shows all four, needs another drawing, too.
 */
const pictures: Record<keyof typeof engagement.cards, Picture> = {
  shortTerm: everywhere(shortTerm),
  retainer: everywhere(retainer),
  workshops: everywhere(workshops),
  projects: everywhere(projects),
};

/** Where all cards stand side by side, one landscape shows the formations of all; elsewhere, each card has its own. */
export function Engagement() {
  return (
    <Root id="engagement" title={engagement.title}>
      <Landscape wide={landscape} />
      <Ground data-surface="spruce">
        <Cards cards={engagement.cards} pictures={pictures} />
      </Ground>
    </Root>
  );
}

/* The ground goes on in the next section. */
const Root = styled(Section)`
  ${theme.media.screen} {
    row-gap: ${theme.space[4]};
    padding-block-end: 0;
  }
  ${theme.media.from.lg} { row-gap: 0; }
`;

const Landscape = styled(DrawingImage)`
  ${theme.media.below.lg} { display: none; }
`;

const Ground = styled.div`
  background: ${theme.color.background};
  color: ${theme.color.ink};

  ${theme.media.screen} {
    isolation: isolate; /* its drawings are in front of its background */
    grid-column: full;
    padding: 0 ${theme.contentInset} ${theme.space.band};
  }

  /* Above the first formations, there is the sky of the section. */
  ${theme.media.below.lg} {
    background: linear-gradient(#0000 calc(${HORIZON} * ${unit}), ${theme.color.background} 0);
  }

  /* The ground goes on in the next column, and at the edges of the window. */
  picture {
    --kr-unit: ${unit};
    max-width: none;
  }

  ${theme.media.from.md} {
    picture { align-self: end; }

    /* Beside another drawing, the ground and the trail come from there, and no branch from the margin. */
    li:nth-child(even) picture {
      mask-image: linear-gradient(90deg, #0000 calc(${LANDED - retainer.left} * ${unit}), #000 0);
    }
  }
  ${theme.media.from.lg} {
    margin-block-start: -1px; /* no paper shows where the landscape ends between two pixels */

    picture { display: none; }
  }
`;

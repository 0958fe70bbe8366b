import styled from 'styled-components';
import { Cards } from '../components/Cards';
import { Section } from '../components/Section';
import { engagement } from '../content/home';
import { DrawingImage, type Picture } from '../drawings/DrawingImage';
import landscape from '../drawings/engagement.svg';
import projects from '../drawings/projects.svg';
import projectsNarrow from '../drawings/projects-narrow.svg';
import retainer from '../drawings/retainer.svg';
import retainerNarrow from '../drawings/retainer-narrow.svg';
import shortTerm from '../drawings/short-term.svg';
import shortTermNarrow from '../drawings/short-term-narrow.svg';
import workshops from '../drawings/workshops.svg';
import workshopsNarrow from '../drawings/workshops-narrow.svg';
import { theme } from '../theme/theme';

/**
 * The formation of each card, on ground that goes on in the next column. With another card or another order, the landscape,
 * which shows all four, needs another drawing, too.
 */
const formations: Record<keyof typeof engagement.cards, Picture> = {
  shortTerm: { narrow: shortTermNarrow, wide: shortTerm },
  retainer: { narrow: retainerNarrow, wide: retainer },
  workshops: { narrow: workshopsNarrow, wide: workshops },
  projects: { narrow: projectsNarrow, wide: projects },
};

/** Where all cards stand side by side, one landscape shows the formations of all; elsewhere, each card has its own. */
export function Engagement() {
  return (
    <Root id="engagement" title={engagement.title}>
      <Landscape wide={landscape} />
      <Ground data-surface="spruce">
        <Cards cards={engagement.cards} pictures={formations} />
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

  /* The ground goes on in the next column, and at the edges of the window. */
  picture { max-width: none; }

  ${theme.media.from.lg} {
    picture { display: none; }
  }
`;

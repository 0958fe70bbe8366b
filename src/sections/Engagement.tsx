import styled from 'styled-components';
import { Card, Cards } from '../components/Cards';
import { CardText } from '../components/CardText';
import { Section } from '../components/Section';
import { entriesOf } from '../content/entriesOf';
import { engagement } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

/** In wide windows, one landscape shows the formations of all cards; in narrow ones, each card has its own. */
export function Engagement() {
  return (
    <Root id="engagement" title={engagement.title}>
      <DrawingImage {...drawings.engagement} />
      <Ground $columns={4} data-surface="spruce">
        {entriesOf(engagement.cards).map(([key, words]) => (
          <Card key={key}>
            <DrawingImage {...drawings.formations[key]} />
            <CardText {...words} size="column" />
          </Card>
        ))}
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
  ${theme.media.from.md} { row-gap: 0; }
`;

const Ground = styled(Cards)`
  background: ${theme.color.background};
  color: ${theme.color.ink};

  ${theme.media.screen} {
    isolation: isolate; /* its drawings are in front of its background */
    grid-column: full;
    padding: 0 ${theme.layout.contentInset} ${theme.space.band};
  }
`;

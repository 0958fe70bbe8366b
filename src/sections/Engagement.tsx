import styled from 'styled-components';
import { Card, Cards } from '../components/Cards';
import { CardText } from '../components/CardText';
import { Section } from '../components/Section';
import { entriesOf } from '../content/entriesOf';
import { engagement } from '../content/home';
import { DrawingImage, type Picture } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

/** Where cards stand one below the other, or two side by side, each has a drawing. */
const pictures: Record<keyof typeof engagement.cards, Picture> = drawings.formations;

/** Where all cards stand side by side, one landscape shows the formations of all of them. */
export function Engagement() {
  return (
    <Root id="engagement" title={engagement.title}>
      <Landscape {...drawings.engagement} />
      <Ground $columns={2} data-surface="spruce">
        {entriesOf(engagement.cards).map(([key, words]) => (
          <Card key={key}>
            <DrawingImage {...pictures[key]} />
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

const Landscape = styled(DrawingImage)`
  ${theme.media.below.lg} { display: none; }
`;

const Ground = styled(Cards)`
  background: ${theme.color.background};
  color: ${theme.color.ink};

  ${theme.media.screen} {
    isolation: isolate; /* its drawings are in front of its background */
    grid-column: full;
    padding: 0 ${theme.layout.contentInset} ${theme.space.band};
  }
  ${theme.media.from.md} {
    & h3 { grid-row: 2; }
    & h3 + * { grid-row: 3; }
  }
  ${theme.media.from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & picture { display: none; }
  }
`;

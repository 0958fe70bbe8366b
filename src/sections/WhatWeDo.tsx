import styled from 'styled-components';
import wide from '../../static/images/what-we-do.svg';
import narrow from '../../static/images/what-we-do-narrow.svg';
import { CardText } from '../components/CardText';
import { DrawingImage } from '../components/DrawingImage';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { whatWeDo } from '../content/home';
import { drawings } from '../theme/drawings';
import { theme } from '../theme/theme';

/** Three cards, whose pictures are one drawing, because one route runs through all of them. */
export function WhatWeDo() {
  return (
    <Section id="what-we-do" title={whatWeDo.title}>
      <Cards>
        <DrawingImage
          src={wide}
          {...drawings.whatWeDo}
          narrow={{ src: narrow, ...drawings.whatWeDoNarrow }}
        />
        <List>
          {whatWeDo.cards.map((words) => (
            <Card key={words.title}>
              <CardText {...words} />
            </Card>
          ))}
        </List>
      </Cards>
    </Section>
  );
}

/* The drawing has a plate above each text, or at its left. In very narrow windows, it is above all texts. */
const Cards = styled.div`
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.layout.gutter};

  picture { height: ${theme.trail.height('12rem')}; }
  ul {
    display: grid;
    grid-auto-rows: 1fr;
  }

  ${theme.media.only.sm} {
    /* If text is enlarged, the drawing is narrower, because long words need 9rem. */
    grid-template-columns: clamp(0px, 100% - 9rem - ${theme.layout.gutter}, min(7.5rem, 36%)) minmax(0, 1fr);

    picture {
      position: absolute;
      grid-area: 1 / 1 / 2 / 2;
      width: 100%;
      height: ${theme.trail.height('100%')};
    }
    ul { grid-column: 2; }
  }
  ${theme.media.from.md} {
    picture { height: ${theme.trail.height('min(32.5vw, 26rem)')}; }
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: 3%; /* like the plates of the drawing */
    }
  }
  ${theme.media.print} {
    picture { display: none; }
  }
`;

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: ${theme.space[2]};

  ${theme.media.below.md} {
    padding-block-end: ${theme.space[5]};

    > h3 { font-size: ${theme.font.subtitle}; }
  }
`;

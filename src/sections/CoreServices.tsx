import styled from 'styled-components';
import wide from '../../static/images/core-sample.svg';
import narrow from '../../static/images/core-sample-narrow.svg';
import { CardText } from '../components/CardText';
import { DrawingImage } from '../components/DrawingImage';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { coreServices } from '../content/home';
import { drawings } from '../theme/drawings';
import { theme } from '../theme/theme';

/** An index of services, beside a core sample with a layer for each of them. */
export function CoreServices() {
  return (
    <Section id="services" title={coreServices.title}>
      <Index>
        <DrawingImage
          src={wide}
          {...drawings.coreSample}
          narrow={{ src: narrow, ...drawings.coreSampleNarrow }}
        />
        <List>
          {coreServices.cards.map((words) => (
            <Service key={words.title}>
              <CardText {...words} />
            </Service>
          ))}
        </List>
      </Index>
    </Section>
  );
}

const Index = styled.div`
  display: grid;
  position: relative;
  /* If text is enlarged, the drawing is narrower, because long words need 10.75rem. */
  grid-template-columns: clamp(0px, 100% - 10.75rem - ${theme.layout.gutter}, min(3.5rem, 14vw)) minmax(0, 1fr);
  column-gap: ${theme.layout.gutter};

  picture {
    position: absolute;
    grid-area: 1 / 1 / 2 / 2;
    width: 100%;
    height: ${theme.trail.height('100%')};
  }
  /* Rows as high as the layers of the drawing. */
  ul {
    display: grid;
    grid-column: 2;
    grid-auto-rows: 1fr;
  }

  ${theme.media.from.md} { grid-template-columns: calc(25% - 0.75 * ${theme.layout.gutter}) minmax(0, 1fr); }
  /* If text is so large, there is no room for the drawing. */
  ${theme.media.screen} and (width < 16em) {
    picture { display: none; }
  }
  ${theme.media.print} {
    picture { display: none; }
  }
`;

const Service = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${theme.space[2]};
  min-height: 8rem;
  padding-block: ${theme.space[5]};

  & + & { border-block-start: ${theme.border.thin} solid ${theme.color.edge}; }

  ${theme.media.below.md} {
    h3 { text-wrap: wrap; }
  }
  ${theme.media.from.lg} {
    p {
      font-size: ${theme.font.lead};
      line-height: 1.45;
    }
  }
`;

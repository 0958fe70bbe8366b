import styled, { css } from 'styled-components';
import { CardText } from '../components/CardText';
import { DrawingImage } from '../components/DrawingImage';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { whatWeDo } from '../content/home';
import { theme } from '../theme/theme';

export function WhatWeDo() {
  return (
    <Section id="what-we-do" title={whatWeDo.title}>
      <Cards>
        {whatWeDo.cards.map(({ picture, ...words }, i) => (
          <Item key={words.title}>
            <PictureBox>
              <DrawingImage {...picture} trail={i === 0 ? 'branch' : undefined} />
            </PictureBox>
            <CardText {...words} />
          </Item>
        ))}
      </Cards>
    </Section>
  );
}

const Cards = styled(List)`
  --height: 8.25rem;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.layout.gutter};

  ${theme.media.from.md} {
    --height: 15.25rem;

    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${theme.media.from.lg} { --height: 20.25rem; }
  ${theme.media.from.xl} { --height: 26.25rem; }
`;

const PictureBox = styled.div`
  height: var(--height);
`;

/** The picture beside the text. */
const beside = css`
  grid-row: auto;
  /* The picture is smaller if a word needs the room. */
  grid-template: auto auto 1fr / minmax(0, min(7.5rem, 36%)) minmax(min-content, 1fr);
  column-gap: ${theme.layout.gutter};

  > * { grid-column: 2; }
  > :first-child {
    grid-area: 1 / 1 / -1 / auto;
    align-self: start;
    margin: 0;
  }
`;

/* Picture, title, text and link are in four rows that a card shares with the cards beside it. */
const Item = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template: subgrid / minmax(0, 1fr);
  row-gap: ${theme.space[2]};

  > :first-child { margin-block-end: ${theme.space[2]}; }

  ${theme.media.only.sm} {
    ${beside}

    > h3 { font-size: ${theme.font.subtitle}; }
  }
  ${theme.media.print} { ${beside} }
`;

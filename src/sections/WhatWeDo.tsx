import styled from 'styled-components';
import { CardText } from '../components/CardText';
import { List } from '../components/List';
import { Section } from '../components/Section';
import { whatWeDo } from '../content/home';
import { theme } from '../theme/theme';

export function WhatWeDo() {
  return (
    <Section id="what-we-do" title={whatWeDo.title}>
      <Cards>
        {Object.entries(whatWeDo.cards).map(([key, words]) => (
          <Card key={key}>
            <CardText {...words} />
          </Card>
        ))}
      </Cards>
    </Section>
  );
}

const Cards = styled(List)`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]} ${theme.layout.gutter};
  }
`;

const Card = styled.li`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    row-gap: ${theme.space[2]};
  }
`;

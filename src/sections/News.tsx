import { useId } from 'react';
import styled from 'styled-components';
import { Container } from '../components/Container';
import { Heading } from '../components/Heading';
import { List } from '../components/List';
import { Text } from '../components/Text';
import { news } from '../content/home';
import { theme } from '../theme/theme';

export function News() {
  const titleId = useId();
  return (
    <Root as="section" id="news" aria-labelledby={titleId} data-trail="line">
      <Card>
        <Text>{news.date}</Text>
        <Heading as="h2" id={titleId} data-size="subtitle">
          {news.title}
        </Heading>
        <Tags>
          {news.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      </Card>
    </Root>
  );
}

const Root = styled(Container)`
  display: flow-root;
`;

/* A label, like the title of a map. */
const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[5]};
  align-items: center;
  margin-block-start: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space.panel};
  border: ${theme.border.thin} solid ${theme.color.edge};
  background: ${theme.color.raised};

  ${theme.media.from.md} {
    grid-template-columns: minmax(0, 1fr) auto;

    h2 { grid-area: 2 / 1 / auto / -1; }
  }
  ${theme.media.from.lg} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    h2 { grid-area: 1 / 2; }
  }
`;

const Tags = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Tag = styled.li`
  padding: 0.125rem ${theme.space[3]};
  border: ${theme.border.thin} solid ${theme.color.edge};
  background: ${theme.color.background};
  font-size: ${theme.font.small};
`;

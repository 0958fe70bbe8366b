import styled from 'styled-components';
import { Heading } from '../components/Heading';
import { List } from '../components/List';
import { Text } from '../components/Text';
import { TrailSection } from '../components/Trail';
import { news } from '../content/home';
import { theme } from '../theme/theme';

export function News() {
  return (
    <Root id="news" aria-labelledby="news-title">
      <Card>
        <Text>{news.date}</Text>
        <Heading as="h2" id="news-title" data-size="subtitle">
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

const Root = styled(TrailSection)`
  padding: 0 ${theme.contentInset} ${theme.layout.hills};
`;

/* It hangs on the trail by a short branch, like a sign. */
const Card = styled.div`
  position: relative;
  padding-block: ${theme.space[5]};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(${theme.space[5]} + 0.45lh);
    inset-inline-end: calc(100% + ${theme.space[3]});
    width: calc(-1 * ${theme.trail.x} - ${theme.space[3]});
    height: ${theme.trail.width};
    background: ${theme.color.accent};
  }
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]} ${theme.space[6]};
    align-items: baseline;
  }
  ${theme.media.from.lg} { grid-template-columns: auto minmax(0, 1fr) auto; }
`;

const Tags = styled(List)`
  ${theme.media.screen} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]};
  }
`;

/* Labels with a hairline between them. */
const Tag = styled.li`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.strong};
  line-height: 1.2;

  ${theme.media.print} { display: inline-block; }

  & + & {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: ${theme.border.thin} solid ${theme.color.edge};
  }
`;

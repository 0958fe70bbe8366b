import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Heading } from '../ui/Heading';
import { route } from '../ui/route';
import { Sheet } from '../ui/Sheet';
import { Text } from '../ui/Text';

type Props = {
  id: string;
  date: string;
  /** The date for machines. */
  dateTime: string;
  title: string;
  tags: readonly string[];
};

export function News({ id, date, dateTime, title, tags }: Props) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId}>
      <Sheet>
        <Strip>
          <Text as="time" dateTime={dateTime} data-size="small">
            {date}
          </Text>
          <Heading as="h2" id={titleId} data-size="card">
            {title}
          </Heading>
          <Tags>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Tags>
        </Strip>
      </Sheet>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  display: flow-root;

  ${route}
`;

const Strip = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-top: ${theme.space[2]};
  padding: ${theme.space[5]} ${theme.layout.inset};
  border: ${theme.line.hair} solid ${theme.color.line};
  background: ${theme.color.raised};

  ${media.wide} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    margin-top: calc(-1 * ${theme.space[7]});
  }

  ${media.dark} {
    padding-inline: 0;
    border-width: ${theme.line.hair} 0;
    background: none;
  }

  ${media.print} {
    margin-top: 0;
    break-inside: avoid;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Tag = styled.li`
  min-width: 5.25rem;
  padding: ${theme.space[1]} ${theme.space[3]};
  border: ${theme.line.hair} solid ${theme.color.edge};
  border-radius: ${theme.radius.tag};
  font-size: ${theme.font.small};
  line-height: 1.4;
  text-align: center;
`;

import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Sheet } from '../ui/Sheet';

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
    <Root as="section" id={id} aria-labelledby={titleId}>
      <Label>
        <Day dateTime={dateTime}>{date}</Day>
        <Title id={titleId}>{title}</Title>
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      </Label>
    </Root>
  );
}

const Root = styled(Sheet)`
  position: relative;
  margin-top: calc(-1 * ${theme.space[5]});

  ${media.wide} {
    margin-top: calc(-1 * ${theme.space[7]});
  }

  ${media.print} {
    margin-top: 0;
  }
`;

const Label = styled.div`
  display: grid;
  gap: ${theme.space[3]} ${theme.space[7]};
  padding: ${theme.space[5]} clamp(${theme.space[5]}, 3vw, ${theme.space[6]});
  border: ${theme.line.hair} solid ${theme.color.line};
  background: ${theme.color.raised};

  ${media.wide} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
  }
`;

const Day = styled.time`
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h2`
  font-size: ${theme.font.card};
  font-weight: 600;
  letter-spacing: -0.015em;
  line-height: 1.25;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Tag = styled.li`
  min-width: 5.5rem;
  padding: ${theme.space[1]} ${theme.space[3]};
  border: ${theme.line.hair} solid ${theme.color.edge};
  border-radius: ${theme.radius.tag};
  font-size: ${theme.font.small};
  line-height: 1.4;
  text-align: center;
`;

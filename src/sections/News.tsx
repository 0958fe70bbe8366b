import styled from 'styled-components';
import { Container, QUARTER } from '../components/Container';
import { Heading } from '../components/Heading';
import { Text } from '../components/Text';
import { theme } from '../theme/theme';

type Props = {
  id: string;
  date: string;
  /** The machine-readable date. */
  dateTime: string;
  title: string;
  tags: readonly string[];
};

export function News({ id, date, dateTime, title, tags }: Props) {
  const titleId = `${id}-title`;
  return (
    <Container as="section" id={id} aria-labelledby={titleId} data-trail="line">
      <Strip>
        <Text as="time" dateTime={dateTime}>
          {date}
        </Text>
        <Heading as="h2" id={titleId} data-size="card">
          {title}
        </Heading>
        <Tags>
          {tags.map((tag) => (
            <Text as="li" key={tag}>
              {tag}
            </Text>
          ))}
        </Tags>
      </Strip>
    </Container>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[6]};
  padding-block: ${theme.space[4]};
  border-block: ${theme.border.thin} solid ${theme.color.line};

  ${theme.media.from.lg} {
    /* The same columns as in the sections below. */
    grid-template-columns: ${QUARTER} minmax(0, 1fr) ${QUARTER};
    column-gap: ${theme.layout.gutter};
    align-items: baseline;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};

  ${theme.media.from.lg} { justify-content: end; }
`;

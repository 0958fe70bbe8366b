import styled from 'styled-components';
import { Container } from '../components/Container';
import { Heading } from '../components/Heading';
import { Text } from '../components/Text';
import { trail } from '../components/trail';
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
    <Root id={id} aria-labelledby={titleId}>
      <Container>
        <Strip>
          <Text as="time" dateTime={dateTime} data-size="small">
            {date}
          </Text>
          <Heading as="h2" id={titleId} data-size="card">
            {title}
          </Heading>
          <Tags>
            {tags.map((tag) => (
              <Text as="li" key={tag} data-size="small">
                {tag}
              </Text>
            ))}
          </Tags>
        </Strip>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  position: relative;

  ${trail}
`;

const Strip = styled.div`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding-block: ${theme.space[4]};
  border-block: ${theme.border.thin} solid ${theme.color.line};

  ${theme.media.from.lg} {
    grid-template-columns: auto 1fr auto;
    align-items: baseline;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
`;

import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { Container } from '../components/Container';
import { Heading } from '../components/Heading';
import { sentNowhere } from '../components/sentNowhere';
import { Text } from '../components/Text';
import { hero } from '../content/home';
import { theme } from '../theme/theme';

export function Hero() {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Container>
        <Body>
          <Heading as="h1" id={titleId} data-size="display">
            {hero.title}
          </Heading>
          <Text data-size="lead">{hero.text}</Text>
          {/* The specification asks for a form. */}
          <form {...sentNowhere}>
            <Button label={hero.button} />
          </form>
        </Body>
      </Container>
    </Root>
  );
}

/** The height of the first screen, without the header above the hero and the top of the news below it. */
const FIRST_SCREEN = 'min(43.5rem, 100svh - 6rem)';

const Root = styled.section`
  position: relative;

  ${theme.media.from.lg} { min-height: ${FIRST_SCREEN}; }
  ${theme.media.print} { padding-block-end: ${theme.space[5]}; }
`;

const Body = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[5]} 0;

  ${theme.media.from.md} {
    gap: ${theme.space[5]};
    max-width: 40rem;
    padding-block-start: ${theme.space[7]};
  }

  ${theme.media.from.lg} {
    gap: ${theme.space[6]};
    max-width: min(60rem, 66vw);
    padding-block: ${theme.space[7]} 6.75rem; /* the button stays above the foothills */
  }
`;

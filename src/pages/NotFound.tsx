import styled from 'styled-components';
import { notFound } from '../content/pages';
import { theme } from '../theme/theme';
import { Heading } from '../ui/Heading';

type Props = { tone: 'plain' | 'red' };

/** The page that is not there: its heading, and nothing else. */
export function NotFound({ tone }: Props) {
  return (
    <Root data-tone={tone}>
      <Heading as="h1" data-size="display">
        {notFound.heading}
      </Heading>
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  align-items: center;
  max-width: ${theme.layout.sheet};
  min-height: 100vh;
  min-height: 100svh;
  margin-inline: auto;
  padding: ${theme.layout.margin};

  &[data-tone='red'] { color: ${theme.color.red}; }
`;

import styled from 'styled-components';
import { Heading } from '../components/Heading';
import { theme } from '../theme/theme';

type Props = { heading: string; tone: 'plain' | 'red' };

/** The 404 page: its heading, and nothing else. */
export function NotFound({ heading, tone }: Props) {
  return (
    <Root data-tone={tone} data-trail="lost">
      <Heading as="h1" data-size="display">
        {heading}
      </Heading>
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  align-items: center;
  min-height: 100svh;
  padding-inline: ${theme.layout.contentInset};

  /* With forced colours, both 404 pages look the same, because the reader's colours replace the red. */
  &[data-tone='red'] { color: ${theme.color.red}; }
`;

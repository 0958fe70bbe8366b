import styled from 'styled-components';
import { CONTENT_INSET } from '../components/Container';
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
  padding-inline: ${CONTENT_INSET};

  /* Forced colours make it look like the plain one: they replace the red, as the reader has asked. */
  &[data-tone='red'] { color: ${theme.color.red}; }
`;

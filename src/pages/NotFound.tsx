import styled from 'styled-components';
import { CONTENT_INSET } from '../components/Container';
import { Heading } from '../components/Heading';
import { notFound } from '../content/pages';
import { theme } from '../theme/theme';

/** The 404 page: its heading, and nothing else. */
export function NotFound({ tone }: { tone: 'plain' | 'red' }) {
  return (
    <Root data-tone={tone} data-trail="lost">
      <Heading as="h1" data-size="display">
        {notFound.heading}
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

import styled from 'styled-components';
import { theme } from '../theme/theme';

/** No heading is larger than this, so that long words fit on a phone, even if the reader has doubled the text size. */
const LARGEST = '10vw';

/**
 * A heading: `as` sets its level, `data-size` its size. A `column` is narrow, or one of many in a list; titles there are only
 * as large as the longest word allows.
 */
export const Heading = styled.h3<{
  'data-size': 'display' | 'section' | 'card' | 'column' | 'subtitle';
}>`
  font-size: min(${theme.fontSize.subtitle}, ${LARGEST});
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  letter-spacing: -0.015em;
  /* Not in Chromium before 123, which then breaks words that fit. */
  @supports (color: light-dark(#000, #000)) { text-wrap: balance; }
  max-width: 100%;

  &[data-size='column'] { font-size: min(${theme.fontSize.column}, ${LARGEST}); }

  &[data-size='card'] {
    font-size: min(${theme.fontSize.card}, ${LARGEST});
    letter-spacing: -0.025em;
  }

  &[data-size='section'] {
    font-size: min(${theme.fontSize.section}, 8.5vw); /* below the title of the page */
    line-height: 1.08;
    letter-spacing: -0.03em;
  }

  &[data-size='display'] {
    font-size: min(${theme.fontSize.display}, ${LARGEST});
    line-height: 1.02;
    letter-spacing: -0.035em;
  }
`;

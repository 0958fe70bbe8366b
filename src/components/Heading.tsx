import styled from 'styled-components';
import { theme } from '../theme/theme';

/** No heading is larger than this, so that long words fit on a phone, even if the reader has doubled the text size. */
const LARGEST = '10vw';

/** A heading: `as` sets its level, `data-size` its size. */
export const Heading = styled.h3<{ 'data-size': 'display' | 'section' | 'card' | 'subtitle' }>`
  font-size: min(${theme.font.subtitle}, ${LARGEST});
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  letter-spacing: -0.015em;
  text-wrap: balance;
  max-width: 100%;

  &[data-size='card'] {
    font-size: min(${theme.font.card}, ${LARGEST});
    letter-spacing: -0.025em;
  }

  &[data-size='section'] {
    font-size: min(${theme.font.section}, ${LARGEST});
    line-height: 1.08;
    letter-spacing: -0.03em;
  }

  &[data-size='display'] {
    font-size: min(${theme.font.display}, ${LARGEST});
    line-height: 1.02;
    letter-spacing: -0.035em;
  }
`;

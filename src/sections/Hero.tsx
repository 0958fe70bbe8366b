import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { relief } from '../theme/tokens';
import { Backdrop } from '../ui/Backdrop';
import { Button } from '../ui/Button';
import { Caption } from '../ui/Caption';
import { Form } from '../ui/Form';
import { Heading } from '../ui/Heading';
import type { Drawing } from '../ui/Picture';
import { ROUTE_AT, WORDS_AT } from '../ui/route';
import { Sheet } from '../ui/Sheet';
import { Text } from '../ui/Text';

type Props = { title: string; text: string; action: string; picture: Drawing };

export function Hero({ title, text, action, picture }: Props) {
  return (
    <Root aria-labelledby="hero-title">
      <Sheet>
        <Words>
          <Heading as="h1" id="hero-title" data-size="display">
            {title}
          </Heading>
          <Text data-size="lead">{text}</Text>
          <Form id="hero-form">
            <Button>{action}</Button>
          </Form>
        </Words>
      </Sheet>
      <Ground>
        <Massif>
          <Backdrop {...picture} />
        </Massif>
        <Margin>{picture.caption}</Margin>
      </Ground>
    </Root>
  );
}

const Root = styled.section`
  position: relative;

  ${media.wide} { min-height: min(47rem, 100svh - 6rem); }
  ${media.print} { break-inside: avoid; }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  padding-block: ${theme.space[5]} 0;

  ${media.medium} {
    gap: ${theme.space[5]};
    padding-block-start: ${theme.space[7]};
  }

  ${media.wide} {
    gap: ${theme.space[6]};
    max-width: min(46rem, 54vw);
    padding-block: ${theme.space[7]} 6.75rem;
  }
`;

/* How far down the drawing its front ridge lies, and where that begins. */
const LINE = '88%';
const START = '30%';

/* Where the route leaves the ridge for the sheet's margin, in a quarter of a circle. */
const BEND = '1.5rem';

/* On a phone the drawing takes what the first screen has left. */
const Ground = styled.figure`
  position: relative;
  height: clamp(15rem, 100svh - 31rem, 24rem);
  margin-top: calc(-1 * ${theme.space[5]});
  overflow: clip;

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: calc(${LINE} - 0.5 * ${theme.line.rule}) calc(100% - ${ROUTE_AT} - ${BEND}) 0 ${ROUTE_AT};
    border: 0 solid ${theme.color.accent};
    border-block-start-width: ${theme.line.rule};
    border-inline-start-width: ${theme.line.rule};
    border-start-start-radius: ${BEND};
  }

  ${media.medium} { height: clamp(18rem, 46vw, 27rem); }

  ${media.wide} {
    position: absolute;
    inset: 0;
    height: auto;
    margin: 0;

    &::before { right: calc(100% - ${START}); }
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(1.5rem);
  }
`;

/* In the relief's colour. Below the words, on a narrow screen, it begins where the route bends. */
const Massif = styled.div`
  position: absolute;
  inset: 0 0 0 calc((${ROUTE_AT} + ${BEND} - ${START}) / 0.7);
  color: ${relief.day};

  ${media.dark} { color: ${relief.night}; }
  ${media.forcedColors} {
    ${theme.vars.color.onEmber}: CanvasText;
    color: Canvas;
  }
  ${media.wide} { inset: 0; }
  ${media.motion} { animation: ${rise} ${theme.motion.rise} backwards; }
`;

/* Under the ridge, above the news that overlap the hero. */
const Margin = styled(Caption)`
  position: absolute;
  inset: auto ${WORDS_AT} 0;
  padding-block: ${theme.space[1]};

  ${media.wide} {
    bottom: calc(${theme.space[7]} + ${theme.space[3]});
    text-align: end;
  }
`;

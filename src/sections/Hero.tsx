import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Button } from '../ui/Button';
import { Form } from '../ui/Form';
import { Heading } from '../ui/Heading';
import type { PictureFile } from '../ui/Picture';
import { Sheet } from '../ui/Sheet';
import { Text } from '../ui/Text';

type Props = {
  title: string;
  text: string;
  action: string;
  picture: { wide: PictureFile; narrow: PictureFile };
};

export function Hero({ title, text, action, picture: { wide, narrow } }: Props) {
  const { src, ...size } = wide;
  return (
    <Root aria-labelledby="hero-title">
      <Sheet>
        <Words>
          <Heading as="h1" id="hero-title" data-size="display">
            {title}
          </Heading>
          <Text data-size="lead">{text}</Text>
          <Form>
            <Button>{action}</Button>
          </Form>
        </Words>
      </Sheet>
      <picture>
        <source media={WIDE} srcSet={src} {...size} />
        <Ridges {...narrow} alt="" fetchPriority="high" />
      </picture>
    </Root>
  );
}

const WIDE = media.wide.replace('@media ', '');

const Root = styled.section`
  position: relative;
  overflow: hidden;

  ${media.wide} {
    min-height: 47rem;
  }

  ${media.print} {
    min-height: 0;
  }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${theme.space[5]};
  justify-items: start;
  padding-block: ${theme.space[7]} ${theme.space[6]};

  ${media.wide} {
    max-width: min(46rem, 54vw);
    padding-block: ${theme.space[8]} 8rem;
  }
`;

const Ridges = styled.img`
  width: 100%;

  ${media.wide} {
    position: absolute;
    inset: auto 0 0;
    height: 100%;
    /* The lines run out under the words. */
    mask-image: linear-gradient(90deg, transparent 6%, #000 62%);
  }

  ${media.motion} {
    animation: rise ${theme.motion.rise} backwards;

    @keyframes rise {
      from {
        opacity: 0;
        transform: translateY(1.5rem);
      }
    }
  }

  ${media.print} {
    display: none;
  }
`;

import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Backdrop } from '../ui/Backdrop';
import { Button } from '../ui/Button';
import { Form } from '../ui/Form';
import { Heading } from '../ui/Heading';
import type { PictureFile } from '../ui/Picture';
import { Sheet } from '../ui/Sheet';
import { Text } from '../ui/Text';

type Props = { title: string; text: string; action: string; picture: PictureFile };

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
        <Backdrop {...picture} />
      </Ground>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  overflow: hidden;

  ${media.wide} { min-height: 47rem; }
  ${media.print} { min-height: 0; }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${theme.space[5]};
  justify-items: start;
  padding-block: ${theme.space[7]} ${theme.space[6]};

  ${media.wide} {
    gap: ${theme.space[6]};
    max-width: min(46rem, 54vw);
    padding-block: ${theme.space[8]} 8rem;
  }
`;

/* Below the words, on a narrow screen, there is room for the massif alone. */
const Ground = styled.div`
  width: 190%;
  height: clamp(18rem, 62vw, 27rem);
  margin-inline-start: -90%;

  ${media.wide} {
    position: absolute;
    inset: 0;
    width: auto;
    height: auto;
    margin: 0;
    /* The lines run out under the words. */
    -webkit-mask-image: linear-gradient(90deg, transparent 26%, #000 54%);
    mask-image: linear-gradient(90deg, transparent 26%, #000 54%);
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

  ${media.print} { display: none; }
`;

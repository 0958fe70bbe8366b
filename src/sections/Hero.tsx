import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Button } from '../ui/Button';
import { Form } from '../ui/Form';
import type { PictureFile } from '../ui/Picture';
import { Sheet } from '../ui/Sheet';

type Props = {
  title: string;
  text: string;
  action: string;
  picture: { wide: PictureFile; narrow: PictureFile };
};

const TITLE_ID = 'hero-title';

export function Hero({ title, text, action, picture: { wide, narrow } }: Props) {
  return (
    <Root aria-labelledby={TITLE_ID}>
      <Sheet>
        <Words>
          <Title id={TITLE_ID}>{title}</Title>
          <Text>{text}</Text>
          <Form>
            <Button>{action}</Button>
          </Form>
        </Words>
      </Sheet>
      <picture>
        <source
          media="(min-width: 64em)"
          srcSet={wide.src}
          width={wide.width}
          height={wide.height}
        />
        <Ridges {...narrow} alt="" fetchPriority="high" />
      </picture>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  overflow: hidden;

  ${media.wide} {
    min-height: 47rem;
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

const Title = styled.h1`
  font-size: ${theme.font.display};
  font-weight: 600;
  line-height: 1.02;
  letter-spacing: -0.035em;
  text-wrap: balance;
`;

const Text = styled.p`
  max-width: 30em;
  color: ${theme.color.muted};
  font-size: ${theme.font.lead};
  line-height: 1.5;
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

import { useId } from 'react';
import styled from 'styled-components';
import mountains from '../../static/images/hero.svg';
import { Button, SENT_NOWHERE } from '../components/Button';
import { Container } from '../components/Container';
import { Heading } from '../components/Heading';
import { Text } from '../components/Text';
import { hero } from '../content/home';
import { drawings } from '../theme/drawings';
import { setVariables, theme } from '../theme/theme';
import { darkHeroDrawing, relief } from '../theme/tokens';

const { width, height, trailY } = drawings.hero;

export function Hero() {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Container>
        <Body>
          <Heading as="h1" id={titleId} data-size="display">
            {hero.title}
          </Heading>
          <Text data-size="lead">{hero.text}</Text>
          {/* The specification asks for a form. */}
          <form {...SENT_NOWHERE}>
            <Button label={hero.button} />
          </form>
        </Body>
      </Container>
      <DrawingBox aria-hidden data-trail="start">
        {/* Not an <img>, so that the headline is the largest paint and does not wait for a file. */}
        <Crop>
          <Mountain
            width={width}
            height={trailY * height}
            viewBox={`0 0 ${width} ${trailY * height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <use href={`${mountains}#drawing`} />
          </Mountain>
        </Crop>
      </DrawingBox>
    </Root>
  );
}

/** The height of the first screen, without the header above the hero and the top of the news below it. */
const FIRST_SCREEN = 'min(43.5rem, 100svh - 6rem)';

const Root = styled.section`
  position: relative;

  ${theme.media.from.lg} { min-height: ${FIRST_SCREEN}; }
  ${theme.media.print} { padding-block-end: ${theme.space[5]}; }
`;

const Body = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[5]} 0;

  ${theme.media.from.md} {
    gap: ${theme.space[5]};
    padding-block-start: ${theme.space[7]};
  }

  ${theme.media.from.lg} {
    gap: ${theme.space[6]};
    max-width: min(60rem, 66vw);
    padding-block: ${theme.space[7]} 6.75rem; /* the button stays above the foothills */
  }
`;

const DrawingBox = styled.div`
  --trail-y: calc(100% - 1rem);

  position: relative;
  /* On phones, it fills the rest of the first screen: header, text and button take 36rem. */
  height: clamp(13.5rem, 100svh - 36rem, 22.5rem);

  ${theme.media.from.md} { height: 23rem; }

  /* In wide windows it fills the first screen, behind the text, which may be taller. */
  ${theme.media.from.lg} {
    --trail-y: calc(100% - 2rem);

    position: absolute;
    inset: auto 0 0;
    height: ${FIRST_SCREEN};
  }
`;

/*
 * Crops the finished drawing. With overflow or clip-path, browsers crop each shape, which leaves lines at the edges. At
 * fractional pixel ratios, the edges of the box itself have such lines, too, so the mask is a bit smaller.
 */
const Crop = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: ${theme.layout.contentInset} 0;
  mask: linear-gradient(#000 0 0) 2px 0 / 100% calc(100% - 4px) no-repeat;
`;

/** On phones, this share of the drawing, which is low land, is out of view. */
const LOW_START = 0.2;

/*
 * The drawing takes its colours from the page (art/drawings/hero.ts): `color` is the colour of the land, drawingLine that of its lines,
 * and --kr-haze, if it is set, that of distant land.
 */
const Mountain = styled.svg`
  width: 100%;
  height: var(--trail-y); /* Its lower edge is half a pixel below the trail, which is then on whole pixels. */
  padding-block-end: 0.5px;
  overflow: visible;
  color: ${relief.light};

  use { transform-origin: 100% 0; }
  ${theme.media.below.md} {
    use { transform: scaleX(calc(1 / (1 - ${LOW_START}))); }
  }

  ${theme.media.dark} {
    --kr-haze: ${darkHeroDrawing.far};
    ${setVariables('color', { drawingLine: darkHeroDrawing.line })}
    color: ${darkHeroDrawing.near};
  }
  ${theme.media.forcedColors} {
    ${setVariables('color', { drawingLine: 'CanvasText' })}
    color: Canvas;
  }
`;

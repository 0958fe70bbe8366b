import { useId } from 'react';
import styled from 'styled-components';
import mountains from '../../static/images/hero.svg';
import { Button } from '../components/Button';
import { Container } from '../components/Container';
import { Heading } from '../components/Heading';
import { sentNowhere } from '../components/sentNowhere';
import { Text } from '../components/Text';
import { hero } from '../content/home';
import { drawings } from '../theme/drawings';
import { setVariables, theme } from '../theme/theme';
import { dark, darkHeroDrawing, relief } from '../theme/tokens';

const { width, height, trailY, gap } = drawings.hero;

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
          <form {...sentNowhere}>
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
    max-width: 40rem;
    padding-block-start: ${theme.space[7]};
  }

  ${theme.media.from.lg} {
    gap: ${theme.space[6]};
    max-width: min(60rem, 66vw);
    padding-block: ${theme.space[7]} 6.75rem; /* the button stays above the foothills */
  }
`;

const DrawingBox = styled.div`
  --trail-y: calc(100% - 1.5rem);

  position: relative;
  /* On phones, it fills the rest of the first screen: header, text and button take 36rem. */
  height: clamp(13.5rem, 100svh - 36rem, 22.5rem);

  ${theme.media.from.md} { height: 30rem; }

  /* In wide windows it fills the first screen, behind the text, which may be taller. */
  ${theme.media.from.lg} {
    --trail-y: calc(100% - 2rem);

    position: absolute;
    inset: auto 0 0;
    height: ${FIRST_SCREEN};
  }

  /* At night, there is a light behind the mountains. */
  ${theme.media.dark} {
    background:
      radial-gradient(50% 76% at 79% 100%, ${dark.accent}cc, ${dark.accent}47 50%, ${dark.accent}00)
      0 0 / 100% var(--trail-y) no-repeat;
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

/*
 * The drawing takes its colours from the page: see art/drawings/hero.ts. Narrow windows show only what is at the right of
 * the gap in the land.
 */
const Mountain = styled.svg`
  width: ${100 / (1 - gap)}%;
  max-width: none;
  height: var(--trail-y); /* Its lower edge is half a pixel below the trail, which is then on whole pixels. */
  margin-inline-start: ${100 - 100 / (1 - gap)}%;
  padding-block-end: 0.5px;
  overflow: visible;
  color: ${relief.light};
  stroke-width: 0.75px;

  ${theme.media.from.md} { stroke-width: 1px; }
  ${theme.media.from.lg} {
    width: 100%;
    margin-inline-start: 0;
    stroke-width: 1.2px;
  }
  ${theme.media.dark} {
    --kr-far: ${darkHeroDrawing.light};
    --kr-near: ${darkHeroDrawing.near};
    ${setVariables('color', { drawingLine: darkHeroDrawing.line })}
    color: ${darkHeroDrawing.land};
  }
  ${theme.media.forcedColors} {
    ${setVariables('color', { drawingLine: 'CanvasText' })}
    color: Canvas;
  }
`;

import { useId } from 'react';
import styled from 'styled-components';
import { Button, LinkButton, SENT_NOWHERE } from '../components/Button';
import { Container } from '../components/Container';
import type { Drawing } from '../components/DrawingImage';
import type { Photograph } from '../components/Figure';
import { Heading } from '../components/Heading';
import type { LinkContent } from '../components/Link';
import { Text } from '../components/Text';
import { setVariables, theme } from '../theme/theme';
import { darkHeroDrawing, relief } from '../theme/tokens';

type Props = {
  title: string;
  text: string;
  /** Links or, without an `href`, buttons that do nothing. Both look the same. */
  actions: readonly LinkContent[];
  picture: Drawing | Photograph;
};

/** A title with more characters is smaller, so that it stays clear of the mountain. */
const LARGE_TITLE = 60;

export function Hero({ title, text, actions, picture }: Props) {
  const titleId = useId();
  const titleSize = title.length > LARGE_TITLE ? 'section' : 'display';
  return (
    <Root aria-labelledby={titleId}>
      <Container>
        <Body data-title-size={titleSize}>
          <Heading as="h1" id={titleId} data-size={titleSize}>
            {title}
          </Heading>
          <Text data-size="lead">{text}</Text>
          <Actions>
            {actions.map(({ href, ...action }) =>
              href === undefined ? (
                <IdleForm key={action.label} {...SENT_NOWHERE}>
                  <Button label={action.label} />
                </IdleForm>
              ) : (
                <LinkButton key={action.label} href={href} {...action} />
              ),
            )}
          </Actions>
        </Body>
      </Container>
      {'alt' in picture ? <PhotoBackdrop {...picture} /> : <DrawingBackdrop {...picture} />}
    </Root>
  );
}

function DrawingBackdrop({ src, width, height, trailY = 1 }: Drawing) {
  return (
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
          <use href={`${src}#drawing`} />
        </Mountain>
      </Crop>
    </DrawingBox>
  );
}

function PhotoBackdrop(photograph: Photograph) {
  return (
    <Backdrop as="figure">
      <Photo sizes="(min-width: 64em) 33vw, 100vw" {...photograph} />
    </Backdrop>
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

    &[data-title-size='section'] { max-width: min(44rem, 48vw); }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

/* The specification asks for a form. */
const IdleForm = styled.form`
  display: contents;
`;

const Backdrop = styled.div`
  position: relative;
  /* On phones, it fills the rest of the first screen: header, text and button take 36rem. */
  height: clamp(13.5rem, 100svh - 36rem, 22.5rem);

  ${theme.media.from.md} { height: 23rem; }

  ${theme.media.from.lg} {
    position: absolute;
    inset: 0;
    height: auto;
  }
`;

/* In wide windows it fills the first screen, behind the text, which may be taller. */
const DrawingBox = styled(Backdrop)`
  --trail-y: calc(100% - 1rem);

  ${theme.media.from.lg} {
    --trail-y: calc(100% - 2rem);

    inset-block-start: auto;
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

/* Beside the headline or, in narrow windows, below it. */
const Photo = styled.img`
  width: 100%;
  height: 100%;
  padding-block-start: ${theme.space[5]};
  object-fit: cover;

  ${theme.media.from.lg} {
    position: absolute;
    inset-inline-end: 0;
    width: 32%;
    padding: 0;
  }
`;

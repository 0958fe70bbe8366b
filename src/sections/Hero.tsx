import styled from 'styled-components';
import { Heading } from '../components/Heading';
import { SubmitButton } from '../components/SubmitButton';
import { sentNowhere } from '../components/sentNowhere';
import { Text } from '../components/Text';
import { hero } from '../content/home';
import range from '../drawings/hero.svg';
import { theme } from '../theme/theme';

const { src, width, height } = range;

export function Hero() {
  return (
    <Root aria-labelledby="hero-title">
      <Body>
        <Headline as="h1" id="hero-title" data-size="display">
          {hero.title}
        </Headline>
        <Lead data-size="lead">{hero.text}</Lead>
        {/* The specification asks for a form. */}
        <form {...sentNowhere}>
          <SubmitButton>{hero.button}</SubmitButton>
        </form>
      </Body>
      <Mountains aria-hidden data-surface="hero">
        {/* Not an <img>, so that the headline is the largest paint and does not wait for a file. */}
        {/* In both boxes, x = 0 is the middle of the trail in the margin. */}
        <BelowText viewBox="0 0 378 296" preserveAspectRatio="none">
          <use href={`${src}#land-below`} />
          <use data-trail href={`${src}#trail-below`} />
        </BelowText>
        <BesideText viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <use href={`${src}#land-beside`} />
          <use data-trail href={`${src}#trail-beside`} />
        </BesideText>
      </Mountains>
    </Root>
  );
}

/** The height of the first screen, without the header above the hero and the news below it. */
const FIRST_SCREEN = 'min(45rem, 100svh - 6rem)';

const Root = styled.section`
  position: relative;
  overflow-x: clip;

  ${theme.media.from.lg} { min-height: ${FIRST_SCREEN}; }
  ${theme.media.print} { padding-block-end: ${theme.space[5]}; }
`;

const Body = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  margin-inline: ${theme.contentInset};
  padding-block: ${theme.space[5]} 0;

  ${theme.media.from.md} {
    gap: ${theme.space[5]};
    max-width: 40rem;
    padding-block-start: ${theme.space[7]};
  }

  ${theme.media.from.lg} {
    gap: ${theme.space[6]};
    max-width: min(60rem, 67vw);
    padding-block: ${theme.space[7]} 9rem; /* the button stays above the foot of the mountains */
  }
`;

/* At these widths, its lines break at the same words in the web font and in those that stand in for it. */
const Headline = styled(Heading)`
  max-width: min(11em, calc(round(down, 100% - 0.7em, 1em) + 0.7em));
`;

/* Beside the mountains, even if the reader's letters are farther apart. */
const Lead = styled(Text)`
  &[data-size='lead'] { max-width: min(27em, calc(round(down, 100% - 0.5em, 0.8em) + 0.5em)); }
`;

const glow = (share: string) => `color-mix(in srgb, ${theme.color.glow} ${share}, transparent)`;

const Mountains = styled.div`
  /* On phones, it fills the rest of the first screen, if that is not too high: header, text and button take 34.5rem. */
  height: clamp(13.5rem, 100svh - 34.5rem, 20rem);
  /* As the trail in the margin, so that browsers round both to the same pixel. */
  padding-inline-start: ${theme.trail.start};

  ${theme.media.from.md} { height: 30rem; }

  /* In wide windows it fills the first screen, behind the text, which may be taller. */
  ${theme.media.from.lg} {
    position: absolute;
    inset: auto 0 0;
    height: ${FIRST_SCREEN};
  }

  /* At night, there is a light behind the mountains. */
  ${theme.media.night} {
    background:
      radial-gradient(52% 80% at 74% 100%, ${glow('80%')}, ${glow('28%')} 50%, transparent)
      0 0 / 100% 86% no-repeat;
  }
`;

const Profiles = styled.svg`
  width: 100%;
  max-width: none;
  height: 100%;
  overflow: visible;
  transform: translateX(calc(0.5 * ${theme.trail.width})); /* from the edge of the trail to its middle */
  stroke-width: 0.75px;

  ${theme.media.from.md} { stroke-width: 1px; }
  ${theme.media.from.lg} { stroke-width: 1.2px; }
  [data-trail] { stroke-width: ${theme.trail.width}; }
`;

const BelowText = styled(Profiles)`
  ${theme.media.from.lg} { display: none; }
`;

const BesideText = styled(Profiles)`
  width: ${theme.units(width)};

  ${theme.media.below.lg} { display: none; }
`;

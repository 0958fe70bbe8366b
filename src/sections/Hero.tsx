import styled from 'styled-components';
import { setVariables, theme } from '../theme/theme';
import { heroNight, relief } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Caption, type Drawing } from '../ui/Figure';
import { Heading } from '../ui/Heading';
import type { LinkContent } from '../ui/Link';
import { BEND, ROUTE_AT, WORDS_AT } from '../ui/route';
import { Sheet } from '../ui/Sheet';
import { Text } from '../ui/Text';

type Props = {
  title: string;
  text: string;
  /** Buttons that do nothing, and links. */
  actions: readonly LinkContent[];
  picture: Drawing & { entry: number };
};

export function Hero({ title, text, actions, picture }: Props) {
  const { src, width, height, caption, entry } = picture;
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  const hasButton = actions.some(({ href }) => href === undefined);
  return (
    <Root aria-labelledby="hero-title">
      <Sheet>
        <Words>
          <Heading as="h1" id="hero-title" data-size="display">
            {title}
          </Heading>
          <Text data-size="lead">{text}</Text>
          {/* Outside a dialog this method makes the browser do nothing. */}
          <Actions {...(hasButton ? { method: 'dialog' } : { as: 'div' })}>
            {actions.map((action) => (
              <Button key={action.label} {...action} />
            ))}
          </Actions>
        </Words>
      </Sheet>
      <Backdrop $line={`${100 * entry}%`}>
        <Mountain>
          {/* Not an <img>, so that the largest paint is the headline, which does not wait for a file. */}
          <svg {...size} preserveAspectRatio="none" aria-hidden="true">
            <use href={`${src}#drawing`} />
          </svg>
        </Mountain>
        <Legend>{caption}</Legend>
      </Backdrop>
    </Root>
  );
}

const Root = styled.section`
  position: relative;

  ${theme.media.wide} { min-height: min(47rem, 100svh - 6rem); }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[5]} 0;

  ${theme.media.medium} {
    gap: ${theme.space[5]};
    padding-block-start: ${theme.space[7]};
  }

  ${theme.media.wide} {
    gap: ${theme.space[6]};
    max-width: min(60rem, 66vw);
    padding-block: ${theme.space[7]} 6.75rem;
  }
`;

const Actions = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

/* On a phone the drawing fills the rest of the first screen. */
const Backdrop = styled.figure<{ $line: string }>`
  position: relative;
  height: clamp(13.5rem, 100svh - 32.5rem, 22.5rem);
  overflow: clip;

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: calc(${({ $line }) => $line} - 0.5 * ${theme.line.rule}) 0;
    inset-inline: ${ROUTE_AT} calc(100% - ${ROUTE_AT} - ${BEND});
    border-block-start: ${theme.line.rule} solid ${theme.color.accent};
    border-inline-start: ${theme.line.rule} solid ${theme.color.accent};
    border-start-start-radius: ${BEND};
  }

  ${theme.media.medium} { height: clamp(18rem, 46vw, 27rem); }

  ${theme.media.wide} {
    position: absolute;
    inset: 0;
    height: auto;
  }
`;

/* In the relief's colour, from where the route bends. A narrow screen hides the flat left quarter. */
const Mountain = styled.div`
  position: absolute;
  inset: 0 0 0 calc(${ROUTE_AT} + ${BEND});
  color: ${relief.day};

  svg {
    width: 100%;
    height: 100%;
  }

  ${theme.media.dark} {
    --kr-haze: ${heroNight.far};
    ${setVariables('color', { onEmber: heroNight.line })}
    color: ${heroNight.near};
  }
  ${theme.media.forcedColors} {
    ${setVariables('color', { onEmber: 'CanvasText' })}
    color: Canvas;
  }
  ${theme.media.narrow} {
    inset-inline-start: calc((${ROUTE_AT} + ${BEND} - 25%) / 0.75);
    clip-path: inset(0 0 0 25%);
  }
`;

const Legend = styled(Caption)`
  position: absolute;
  inset: auto ${WORDS_AT} 0;
  padding-block: ${theme.space[1]};

  ${theme.media.wide} {
    bottom: ${theme.space[6]};
    text-align: end;
  }
`;

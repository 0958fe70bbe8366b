import styled from 'styled-components';
import summit from '../../static/images/summit.svg';
import { Button } from '../components/Button';
import { DrawingImage } from '../components/DrawingImage';
import { Field } from '../components/Field';
import { logForm } from '../components/logForm';
import { Section } from '../components/Section';
import { sentNowhere } from '../components/sentNowhere';
import { contact } from '../content/home';
import { drawings } from '../theme/drawings';
import { theme } from '../theme/theme';

const { title, text, fields, button } = contact;
const { width, height, start, landY } = drawings.summit;

/** The names of the fields that visitors see. */
const names = fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name);

export function Contact() {
  return (
    <Root id="contact" title={title} text={text} layout="split" titleSize="display">
      <Form id="contact-form" {...sentNowhere} data-log={names.join(' ')} onSubmit={logForm}>
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <div>
          <Button label={button} />
        </div>
      </Form>
      <MountainBox aria-hidden data-surface="spruce">
        <DrawingImage src={summit} {...drawings.summit} trail="end" />
      </MountainBox>
    </Root>
  );
}

/** The width of the content. */
const CONTENT = `min(${theme.layout.container}, 100vw - 2 * ${theme.layout.margin})`;

/** The drawing's size, and how much of it is beside the content, as fractions of the width of the content. */
const [WIDTH, HEIGHT, BESIDE] = [width, height, start].map((size) => size / 1200);

/** The same for the height of the land below the form, and some sky. */
const LAND_BELOW_FORM = 0.32;

const Root = styled(Section)`
  --zoom: 1.75;
  --unit: calc(var(--zoom) * ${CONTENT});
  --picture: calc(round(${HEIGHT} * var(--unit), 16px) + 8px); /* in steps, so that the trail is on whole pixels */
  /* On the land, the trail has the colour for spruce. */
  --trail-end: calc(${1 - landY} * var(--picture));

  ${theme.media.from.md} { --zoom: 1.25; }
  ${theme.media.from.lg} { --zoom: 1; }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};

  ${theme.media.from.lg} {
    grid-row: 1 / span 2;
    padding-block-end: calc(${LAND_BELOW_FORM} * ${CONTENT});
  }
`;

/*
 * The hero's mountains again, at the lower edge of the section: in wide windows below the text and the form. The drawing is
 * wider than the window on both sides, and its foot has the colour of the footer.
 */
const MountainBox = styled.div`
  --trail-top: ${100 * landY}%;

  z-index: ${theme.layer.land};
  grid-column: content;
  align-self: end;
  margin-block: calc(-0.12 * var(--unit)) calc(-1 * ${theme.space.band}); /* only sky is behind the text */
  contain: inline-size; /* if the drawing cannot be loaded, it must not widen the columns */

  picture { height: var(--picture); }
  img {
    width: calc(${WIDTH} * var(--unit));
    max-width: none;
    margin-inline-start: calc(-${BESIDE} * var(--unit));
  }

  ${theme.media.from.lg} { grid-row: 2; }
`;

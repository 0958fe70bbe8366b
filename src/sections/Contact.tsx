import styled from 'styled-components';
import { Button } from '../components/Button';
import { Field } from '../components/Field';
import { Section } from '../components/Section';
import { sentNowhere } from '../components/sentNowhere';
import { contact } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import wide from '../drawings/summit.svg';
import narrow from '../drawings/summit-narrow.svg';
import { theme } from '../theme/theme';

const { title, text, fields, button } = contact;

/**
 * In the drawings, in units from their lower edge: where the section's piece of the trail ends, over that of the drawing, which
 * has begun under it; how high the summit with its light is, below the text; and the land beside it, below the second column.
 */
const heights = {
  narrow: { trailEnd: 202, summit: 320 },
  wide: { trailEnd: 395, summit: 650, beside: 380 },
};

/** The names of the fields that visitors see. */
const names = fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name);

export function Contact() {
  return (
    <Root id="contact" title={title} text={text}>
      {/* client/logForm.ts writes the fields in data-log to the console. */}
      <Form id="contact-form" {...sentNowhere} data-log={names.join(' ')}>
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <div>
          <Button label={button} />
        </div>
      </Form>
      <DrawingImage narrow={narrow} wide={wide} edge="end" />
    </Root>
  );
}

/* In windows with two columns, the form is above the lower land beside the summit. */
const Root = styled(Section)`
  & ~ section::before { content: none; } /* The trail ends here, also if another section follows. */

  ${theme.media.withDrawings} {
    padding-block-end: ${theme.units(heights.narrow.summit)};

    &::before {
      inset-block-end: ${theme.units(heights.narrow.trailEnd)};
      mask: linear-gradient(#000 calc(100% - ${theme.units(50)}), transparent); /* that of the drawing may be half a pixel beside it */
    }

    ${theme.media.from.md} {
      padding-block-end: ${theme.units(heights.wide.summit)};
      &::before { inset-block-end: ${theme.units(heights.wide.trailEnd)}; }
    }
    ${theme.media.from.lg} { padding-block-end: ${theme.units(heights.wide.beside)}; }
  }
  ${theme.media.from.lg} {
    grid-template-columns: ${theme.fullBleed(`
      minmax(0, 1fr) [content-end] ${theme.gutter}
      [beside-start] minmax(0, 1fr) [beside-end] ${theme.contentInset}`)};
  }
`;

const Form = styled.form`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${theme.space[5]};
  }
  ${theme.media.from.lg} { grid-area: 1 / beside; }
`;

import styled from 'styled-components';
import { Button } from '../components/Button';
import { Field } from '../components/Field';
import { Section } from '../components/Section';
import { sentNowhere } from '../components/sentNowhere';
import { contact } from '../content/home';
import { drawings } from '../drawings/drawings';
import { Landscape } from '../drawings/Landscape';
import { theme } from '../theme/theme';

const { title, text, fields, button } = contact;

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
      <Landscape {...drawings.summit} edge="end" />
    </Root>
  );
}

const { narrow, wide } = drawings.summit;

/* In windows with two columns, the form is above the lower land beside the summit. */
const Root = styled(Section)`
  ${theme.media.drawn} {
    padding-block-end: ${theme.units(narrow.peak)};

    &::before {
      inset-block-end: ${theme.units(narrow.trailEnd)};
      mask: linear-gradient(#000 calc(100% - ${theme.units(50)}), transparent);
    }

    ${theme.media.from.md} {
      padding-block-end: ${theme.units(wide.peak)};
      &::before { inset-block-end: ${theme.units(wide.trailEnd)}; }
    }
    ${theme.media.from.lg} { padding-block-end: ${theme.units(wide.land)}; }
  }
  ${theme.media.from.lg} {
    grid-template-columns: ${theme.fullBleed(`
      minmax(0, 1fr) [content-end] ${theme.layout.gutter}
      [beside-start] minmax(0, 1fr) [beside-end] ${theme.layout.contentInset}`)};
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

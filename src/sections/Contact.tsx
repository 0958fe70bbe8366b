import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button, SENT_NOWHERE } from '../components/Button';
import { Field } from '../components/Field';
import { Section } from '../components/Section';
import { contact } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { theme } from '../theme/theme';

const { title, text, endpoint, fields, button } = contact;

/** Without an endpoint, React writes the form to the console: see client/entry.ts. With one, the browser sends it. */
const formAttributes =
  endpoint === undefined
    ? { ...SENT_NOWHERE, 'data-react': true, onSubmit: logFields }
    : { method: 'post', action: endpoint };

export function Contact() {
  return (
    <Root id="contact" title={title} text={text}>
      <Form id="contact-form" {...formAttributes}>
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <div>
          <Button label={button} />
        </div>
      </Form>
      <Mountain narrow={drawings.summitNarrow} wide={drawings.summit} />
    </Root>
  );
}

function logFields(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  const visible = fields.filter(({ type }) => type !== 'hidden');
  // biome-ignore lint/suspicious/noConsole: the specification asks for it.
  console.log(Object.fromEntries(visible.map(({ name }) => [name, data.get(name)])));
}

const Root = styled(Section)`
  ${theme.media.drawn} {
    --kr-trail-end: ${theme.units(drawings.summitNarrow.trailEnd)};
    padding-block-end: 0;
  }
  ${theme.media.from.md} { --kr-trail-end: ${theme.units(drawings.summit.trailEnd)}; }
  ${theme.media.from.lg} {
    grid-template-columns:
      [full-start] ${theme.layout.contentInset}
      [content-start] minmax(0, 1fr) [content-end]
      ${theme.layout.gutter}
      [beside-start] minmax(0, 1fr) [beside-end]
      ${theme.layout.contentInset} [full-end];
  }
`;

const Form = styled.form`
  ${theme.media.screen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${theme.space[5]};
  }
  ${theme.media.from.lg} {
    grid-area: 1 / beside / span 2;
    padding-block-end: ${theme.units(400)}; /* the land below */
  }
  ${theme.media.forcedColors} { padding-block-end: 0; }
`;

/* At the lower edge of the section, with its sky behind what is above it. */
const Mountain = styled(DrawingImage)`
  z-index: ${theme.layer.land};
  align-self: end;
  margin-block-start: ${theme.units(-100)};

  ${theme.media.from.md} { margin-block-start: ${theme.units(-260)}; }
  ${theme.media.from.lg} { grid-row: 2; }
`;

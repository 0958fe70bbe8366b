import styled from 'styled-components';
import { Button } from '../components/Button';
import { Field } from '../components/Field';
import { Section } from '../components/Section';
import { sentNowhere } from '../components/sentNowhere';
import { contact } from '../content/home';
import { DrawingImage } from '../drawings/DrawingImage';
import { drawings } from '../drawings/drawings';
import { declareTrailEnd } from '../drawings/TrailStyle';
import { theme } from '../theme/theme';

const { title, text, fields, button } = contact;

/** The names of the fields that visitors see. */
const names = fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name);

export function Contact() {
  return (
    <Root id="contact" title={title} text={text}>
      <Form id="contact-form" {...sentNowhere} data-log={names.join(' ')}>
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

const Root = styled(Section)`
  ${theme.media.drawn} {
    ${declareTrailEnd(theme.units(drawings.summitNarrow.trailEnd))}
    padding-block-end: 0;
  }
  ${theme.media.from.md} { ${declareTrailEnd(theme.units(drawings.summit.trailEnd))} }
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

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
      <Route frame="narrow" />
      <Route frame="wide" />
    </Root>
  );
}

/** The trail to the summit. It is in the document, so that browsers round its place as that of the line in the margin. */
function Route({ frame }: { frame: 'narrow' | 'wide' }) {
  const { width, height, route } = drawings.summit[frame];
  return (
    <Trail viewBox={`0 0 ${width} ${height}`} data-frame={frame} aria-hidden>
      <path d={route} vectorEffect="non-scaling-stroke" />
    </Trail>
  );
}

const { narrow, wide } = drawings.summit;

/* In windows with two columns, the form is above the lower land beside the summit. */
const Root = styled(Section)`
  ${theme.media.drawn} {
    padding-block-end: ${theme.units(narrow.peak)};
    &::before { inset-block-end: ${theme.units(narrow.trailEnd)}; }

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

/* Its x = 0 is the middle of the line in the margin. */
const Trail = styled.svg`
  position: absolute;
  z-index: -1;
  grid-column: full;
  inset: auto auto 0 ${theme.trail.start};
  width: ${theme.units(narrow.width)};
  max-width: none;
  overflow: visible;
  transform: translateX(calc(0.5 * ${theme.trail.width}));
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: ${theme.trail.width};

  &[data-frame='wide'] { width: ${theme.units(wide.width)}; }

  ${theme.media.below.md} {
    &[data-frame='wide'] { display: none; }
  }
  ${theme.media.from.md} {
    &[data-frame='narrow'] { display: none; }
  }
  ${theme.media.plain} { display: none; }
`;

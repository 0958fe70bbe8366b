import styled from 'styled-components';
import { Field } from '../components/Field';
import { Section } from '../components/Section';
import { SubmitButton } from '../components/SubmitButton';
import { sentNowhere } from '../components/sentNowhere';
import { Branch } from '../components/Trail';
import { wayOver } from '../components/wayOver';
import { contact } from '../content/home';
import { type Drawing, Picture, type Point } from '../drawings/Picture';
import summit from '../drawings/summit.svg';
import summitNarrow from '../drawings/summit-narrow.svg';
import { theme } from '../theme/theme';

const { title, text, fields, button } = contact;

/** All of the trail here, from the upper edge: down the margin, and along the crest to the summit. */
function wayUp(name: 'narrow' | 'wide', { x: left, height, crest }: Drawing) {
  const fromEnd = crest?.map(([x, y]): Point => [left + x, y - height]);
  return wayOver(name, [fromEnd], 'last', -9999);
}

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
        <SubmitButton>{button}</SubmitButton>
      </Form>
      <Behind>
        <Summit image={summit} narrow={summitNarrow} />
        <Branch isFromEnd narrow={wayUp('narrow', summitNarrow)} wide={wayUp('wide', summit)} />
      </Behind>
    </Root>
  );
}

/* The text ends above the summit with its light or, in windows with two columns, above the lower land beside the summit. */
const Root = styled(Section)`
  &::before, & ~ section::before { content: none; } /* The trail ends here, also if another section follows. */

  ${theme.media.withDrawings} {
    padding-block-end: ${theme.units(320)};

    ${theme.media.from.md} { padding-block-end: ${theme.units(650)}; }
    ${theme.media.from.lg} { padding-block-end: ${theme.units(380)}; }
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
  ${theme.media.from.md} { button { justify-self: start; } }
  ${theme.media.from.lg} {
    grid-area: 1 / beside;
    padding-block-start: 0.3rem; /* its first label is level with the heading */
  }
`;

/* All of the section, from the level where the trail crosses its edge. */
const Behind = styled.div`
  position: absolute;
  inset: calc(-0.5 * ${theme.layout.hills}) 0 0;
  overflow-y: clip;
  pointer-events: none;
`;

/* Its land reaches beyond both sides of the window. */
const Summit = styled(Picture)`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: ${theme.units(summitNarrow.x)};
  width: ${theme.units(summitNarrow.width)};

  ${theme.media.from.md} {
    inset-inline-start: ${theme.units(summit.x)};
    width: ${theme.units(summit.width)};
  }
`;

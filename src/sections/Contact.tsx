import styled from 'styled-components';
import { Field } from '../components/Field';
import { Section } from '../components/Section';
import { SubmitButton } from '../components/SubmitButton';
import { sentNowhere } from '../components/sentNowhere';
import { Branch, type Way } from '../components/Trail';
import { contact } from '../content/home';
import { Picture } from '../drawings/Picture';
import summit from '../drawings/summit.svg';
import summitNarrow from '../drawings/summit-narrow.svg';
import { theme } from '../theme/theme';

const { title, text, fields, button } = contact;

/** All of the trail here, from the upper edge: down the margin, and along the ridge to the summit. */
const narrowWay: Way = {
  path: `M-27 -9999V-202C-27 -139.9 12.1 -88.2 60 -100.2q4-1 8-2.2t8-2.6 8-3.1 8-3.8 8-4.5 8-5.3 8-6.3 8-7.3 8-8.5 8-10 8-11.5 8-13.1 8-14.7 8-15.6 8-15.5 8-13.9 8-10.2Q200 -252.2 206 -253.2`,
  goals: [[206, -249.8]],
};
const wideWay: Way = {
  path: `M-42.5 -9999V-395C-42.5 -297.2 37.8 -185.5 136 -227.2q8-3.4 16-7.4t16-8.6 16-9.8 16-11.2 16-12.8 16-14.4 16-16.2 16-18.2 16-20.3 16-22.7 16-25.4 16-28 16-30 16-30.9
    16-29.9 16-26.1 16-19.1Q416 -565.6 430 -568.7`,
  goals: [[430, -565.8]],
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
        <SubmitButton>{button}</SubmitButton>
      </Form>
      <Behind>
        <Summit image={summit} narrow={summitNarrow} />
        <Branch isFromEnd narrow={narrowWay} wide={wideWay} />
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
  inset-inline-start: ${theme.units(-40)};
  width: ${theme.units(summitNarrow.width)};

  ${theme.media.from.md} {
    inset-inline-start: ${theme.units(-720)};
    width: ${theme.units(summit.width)};
  }
`;

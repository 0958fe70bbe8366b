import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import summit from '../../static/images/summit.svg';
import { Button, SENT_NOWHERE } from '../components/Button';
import { DrawingImage } from '../components/DrawingImage';
import { Field } from '../components/Field';
import { Section } from '../components/Section';
import { contact } from '../content/home';
import { drawingLayout } from '../theme/drawingLayout';
import { drawings } from '../theme/drawings';
import { theme } from '../theme/theme';
import { darkSpruce } from '../theme/tokens';

const { title, text, endpoint, fields, button } = contact;

/** Without an endpoint, React writes the form to the console: see client/entry.ts. With one, the browser sends it. */
const formAttributes =
  endpoint === undefined
    ? { ...SENT_NOWHERE, 'data-react': true, onSubmit: logFields }
    : { method: 'post', action: endpoint };

export function Contact() {
  return (
    <Section id="contact" title={title} text={text} layout="split" titleSize="display" endsTrail>
      <Form id="contact-form" {...formAttributes}>
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <div>
          <Button label={button} />
        </div>
      </Form>
      <MountainBox aria-hidden>
        <DrawingImage src={summit} {...drawings.summit} trail="end" />
      </MountainBox>
    </Section>
  );
}

function logFields(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  const visible = fields.filter(({ type }) => type !== 'hidden');
  // biome-ignore lint/suspicious/noConsole: the specification asks for it.
  console.log(Object.fromEntries(visible.map(({ name }) => [name, data.get(name)])));
}

const { side } = drawingLayout.summit;

/** The height of the mountain in wide windows. */
const HEIGHT = '42.5rem';

/** The distance from the form to the land below it. */
const CLEAR = '6.5rem';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};

  ${theme.media.from.lg} {
    grid-row: 1 / span 2;

    padding-block-end: calc(${drawings.summit.foothills} * ${HEIGHT} + ${CLEAR});
  }
`;

/*
 * The hero's summit, seen close, at the lower edge of the section: in wide windows below the text and behind the form.
 * Beside the content is a plain. Narrow windows crop the other end.
 */
const MountainBox = styled.div`
  z-index: ${theme.layer.land};
  grid-column: full;
  align-self: end;
  margin-block-end: calc(-1 * ${theme.space.band});
  padding-inline-start: ${theme.layout.contentInset};
  contain: inline-size; /* if the drawing cannot be loaded, it must not widen the columns */
  /* The sky is brighter at the horizon. */
  background: linear-gradient(${theme.color.background}, ${theme.color.raised} 85%);

  picture {
    min-width: 40rem;
    max-width: 80rem; /* in wide windows, the mountain stays clear of the form */
    height: 27.5rem;
  }
  img {
    width: ${100 * (1 + 2 * side)}%;
    max-width: none;
    margin-inline-start: ${-100 * side}%;
  }

  ${theme.media.from.lg} {
    grid-row: 2;

    picture { height: ${HEIGHT}; }
  }
  ${theme.media.dark} {
    background: linear-gradient(${theme.color.background}, ${darkSpruce.background} 85%);
  }
`;

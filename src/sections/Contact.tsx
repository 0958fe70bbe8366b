import styled from 'styled-components';
import { Button, SENT_NOWHERE } from '../components/Button';
import { type Drawing, DrawingImage } from '../components/DrawingImage';
import { Field, type FieldContent } from '../components/Field';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { drawingLayout } from '../theme/drawingLayout';
import { theme } from '../theme/theme';
import { darkSpruce } from '../theme/tokens';
import { type FormService, useContactForm } from './useContactForm';

type Props = {
  id: string;
  title: string;
  text: string;
  /** Without it, the form only writes to the console. */
  service?: FormService;
  fields: readonly FieldContent[];
  /** The label of the button. */
  submitLabel: string;
  /** A mountain at the end of the page. */
  picture?: Mountain;
};

/** `foothills` is how high its foothills are, as a fraction of the height. */
type Mountain = Drawing & { foothills: number };

export function Contact({ service, fields, submitLabel, picture, ...words }: Props) {
  const { state, handleSubmit } = useContactForm(service, fields.filter(isVisible).map(nameOf));
  // Without scripts, the browser itself sends the form to the service.
  const target = service ? { method: 'post', action: service.endpoint } : SENT_NOWHERE;

  return (
    <Section {...words} surface="paper" layout="split" titleSize="display">
      {/* With data-react, a submit waits until React has mounted: see client/entry.ts. */}
      <Form
        id="contact-form"
        data-react
        {...target}
        $foothills={picture?.foothills ?? 0}
        onSubmit={handleSubmit}
      >
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <div>
          <Button label={submitLabel} isPressed={state === 'sending'} />
          {service && <Status role="status">{state && service[state]}</Status>}
        </div>
      </Form>
      {picture && (
        <MountainBox aria-hidden>
          <DrawingImage {...picture} trail="end" />
        </MountainBox>
      )}
    </Section>
  );
}

const isVisible = ({ type }: FieldContent) => type !== 'hidden' && type !== 'honeypot';
const nameOf = ({ name }: FieldContent) => name;

const { side } = drawingLayout.summit;

/** The height of the mountain in wide windows. */
const HEIGHT = '42.5rem';

/** The distance from the form to the land below it. */
const CLEAR = '6.5rem';

const Form = styled.form<{ $foothills: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};

  ${theme.media.from.lg} {
    grid-row: 1 / span 2;

    padding-block-end: calc(${({ $foothills }) => $foothills} * ${HEIGHT} + ${CLEAR});
  }
`;

/* Its line is always there, so that nothing moves when the text appears. */
const Status = styled(Text)`
  min-height: calc(1lh + ${theme.space[3]});
  padding-block-start: ${theme.space[3]};
  color: ${theme.color.ink};
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

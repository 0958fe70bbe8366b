import styled from 'styled-components';
import { Button } from '../components/Button';
import { CONTENT_INSET } from '../components/Container';
import { Field, type FieldContent } from '../components/Field';
import { type Drawing, DrawingImage } from '../components/Figure';
import { Section } from '../components/Section';
import { Text } from '../components/Text';
import { TrailTarget, trailInto } from '../components/trail/TrailTarget';
import { theme } from '../theme/theme';
import { type FormService, useContactForm } from './useContactForm';

type Props = {
  id: string;
  title: string;
  text: string;
  /** Without it, the form only writes to the console. */
  service?: FormService;
  /** The key that some services ask for. The specification wants YOUR_ACCESS_KEY until there is a service. */
  accessKey?: string;
  fields: readonly FieldContent[];
  /** The label of the button. */
  submitLabel: string;
  /** A mountain that stands on the footer. */
  picture?: Drawing;
};

export function Contact({ service, accessKey, fields, submitLabel, picture, ...words }: Props) {
  const { state, handleSubmit } = useContactForm(service, fields.filter(isVisible).map(nameOf));
  const isSending = service !== undefined && state === 'sending';
  // Without scripts, the browser itself sends the form to the service. With `dialog`, it does nothing.
  const target = service ? { method: 'post', action: service.endpoint } : { method: 'dialog' };

  return (
    <Section {...words} surface="paper" layout="split" titleSize="display">
      {/* With data-react, a submit waits until React has mounted: see client/entry.ts. */}
      <Form
        id="contact-form"
        data-react
        {...target}
        aria-busy={isSending || undefined}
        onSubmit={handleSubmit}
      >
        {accessKey !== undefined && <input type="hidden" name="access_key" value={accessKey} />}
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <div>
          <Button label={isSending ? service.sending : submitLabel} />
          {service && (
            <Status role="status">{state && state !== 'sending' ? service[state] : ''}</Status>
          )}
        </div>
      </Form>
      {picture && (
        <Backdrop aria-hidden>
          <Mountain {...trailInto(picture, 'end')}>
            <DrawingImage {...picture} />
          </Mountain>
        </Backdrop>
      )}
    </Section>
  );
}

const isVisible = ({ type }: FieldContent) => type !== 'hidden' && type !== 'honeypot';
const nameOf = ({ name }: FieldContent) => name;

/** The height of the mountain behind the form, and of its foothills below the fields. */
const MOUNTAIN = '39rem';
const FOOTHILLS = '13rem';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};

  ${theme.media.from.lg} {
    grid-row: span 2;

    section:has(figure) > & { padding-block-end: ${FOOTHILLS}; }
  }
`;

/* Its line is always there, so that nothing moves when the text appears. */
const Status = styled(Text)`
  min-height: calc(1lh + ${theme.space[3]});
  padding-block-start: ${theme.space[3]};
  color: ${theme.color.ink};
`;

/*
 * The hero's mountains from behind, standing on the footer. In wide windows, the form is in the second column, over two rows.
 * This figure is below the text, in the first column. It only keeps room free: the mountain is positioned in the section.
 */
const Backdrop = styled.figure`
  margin-block-end: calc(-1 * ${theme.space.band});

  ${theme.media.from.lg} {
    grid-column: heading;
    height: calc(${MOUNTAIN} - ${theme.space.band});
    margin: 0;
  }
`;

/*
 * The drawing is much wider than a narrow window, which shows only the part with the summit. In wide windows, all widths are
 * chosen so that the summit is below the text, and the slope below the form.
 */
const Mountain = styled(TrailTarget)`
  width: 333vw;
  height: 26rem;

  img { object-fit: fill; }

  ${theme.media.from.lg} {
    position: absolute;
    z-index: -1;
    inset-block: auto 0;
    inset-inline: ${CONTENT_INSET} auto;
    width: min(146rem, 163vw);
    height: ${MOUNTAIN};
  }
`;

import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Backdrop } from '../ui/Backdrop';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import type { PictureFile } from '../ui/Picture';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  text: string;
  /** Stands for the key of a form-forwarding service; none is connected. */
  accessKey: string;
  labels: { name: string; email: string; message: string };
  action: string;
  picture: PictureFile;
};

export function Contact({ id, title, text, accessKey, labels, action, picture }: Props) {
  return (
    <Section id={id} title={title} heading="half" text={text} tone="paper">
      <Form id="contact-form" onSubmit={logMessage}>
        <Fields>
          <input type="hidden" name="access_key" value={accessKey} />
          <Field label={labels.name} name="name" type="text" autoComplete="name" />
          <Field label={labels.email} name="email" type="email" autoComplete="email" />
          <Field label={labels.message} name="message" rows={5} autoComplete="off" />
          <div>
            <Button>{action}</Button>
          </div>
        </Fields>
      </Form>
      <Ground>
        <Backdrop {...picture} />
      </Ground>
    </Section>
  );
}

/** All that sending does: one line in the console. */
function logMessage(data: FormData): void {
  const { name, email, message } = Object.fromEntries(data);
  // biome-ignore lint/suspicious/noConsole: the specification asks for it.
  console.log({ name, email, message });
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const HEIGHT = 'clamp(13rem, 44vw, 24rem)';
const FADE = 'linear-gradient(270deg, #000 34%, transparent 62%)';

/* The hero's ridge once more, its front line on the footer's edge: a tenth of the drawing lies below that line. */
const Ground = styled.div`
  width: 190vw;
  height: ${HEIGHT};
  margin-block-end: calc(-0.105 * ${HEIGHT} - ${theme.space.band});
  margin-inline-start: calc(-90vw - ${theme.layout.margin});

  ${media.wide} {
    position: absolute;
    z-index: -1;
    inset: auto 0 calc(-0.105 * ${HEIGHT});
    width: auto;
    margin: 0;
    transform: scaleX(-1);
    -webkit-mask-image: ${FADE};
    mask-image: ${FADE};
  }

  ${media.print} { display: none; }
`;

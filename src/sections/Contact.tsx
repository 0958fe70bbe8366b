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
    <Section id={id} title={title} heading="beside" text={text} tone="paper">
      <Form onSubmit={logMessage}>
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

/* The hero's ridge once more, its front line at the footer's edge; where there is room, behind the words. */
const Ground = styled.div`
  width: 190vw;
  height: clamp(18rem, 62vw, 27rem);
  margin: 0 0 calc(-1 * ${theme.space.band} - 1.625rem) calc(-90vw - ${theme.layout.margin});

  ${media.wide} {
    position: absolute;
    z-index: -1;
    inset: auto 50% -2.25rem -26%;
    width: auto;
    height: 24rem;
    margin: 0;
    mask-image: linear-gradient(90deg, #000 66%, transparent 98%);
  }

  ${media.print} {
    display: none;
  }
`;

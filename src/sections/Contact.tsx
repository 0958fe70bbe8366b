import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Button } from '../ui/Button';
import { Caption } from '../ui/Caption';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import type { Drawing } from '../ui/Picture';
import { Plate } from '../ui/Plate';
import { ROUTE_AT, WORDS_AT } from '../ui/route';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  text: string;
  /** Stands for the key of a form-forwarding service; none is connected. */
  accessKey: string;
  labels: { name: string; email: string; message: string };
  action: string;
  picture: Drawing;
};

export function Contact({ id, title, text, accessKey, labels, action, picture }: Props) {
  const { caption, ...file } = picture;
  return (
    <Section id={id} title={title} heading="beside" text={text} tone="paper">
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
        <Margin>{caption}</Margin>
        <Massif>
          <Plate {...file} ground="paper" />
        </Massif>
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

  /* Room for the massif's foothills. */
  ${media.wide} { padding-block-end: 14rem; }
`;

/*
 * The hero's massif from another side, its foot on the footer's ground, where the route arrives and begins to climb.
 * Under the form there is room for its foothills.
 */
const Ground = styled.figure`
  margin-block-end: calc(-1 * ${theme.space.band});

  ${media.wide} { margin: 0; }
`;

/* From the route on, and on a phone as wide as brings the summit into the window. */
const Massif = styled.div`
  width: 333vw;
  height: 26rem;
  margin-inline-start: calc(-0.64 * ${theme.layout.margin});

  ${media.wide} {
    position: absolute;
    z-index: -1;
    inset: auto auto 0 ${ROUTE_AT};
    width: min(168rem, 187vw);
    height: 42rem;
    margin: 0;
  }
`;

const Margin = styled(Caption)`
  ${media.wide} {
    position: absolute;
    inset: auto ${WORDS_AT} 13rem auto;
  }
`;

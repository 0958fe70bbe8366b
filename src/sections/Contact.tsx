import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  text: string;
  /** Stands for the key of a form-forwarding service; none is connected. */
  accessKey: string;
  labels: { name: string; email: string; message: string };
  action: string;
};

export function Contact({ id, title, text, accessKey, labels, action }: Props) {
  return (
    <Section id={id} title={title} text={text} tone="paper">
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

import styled from 'styled-components';
import { Button } from '../components/Button';
import { Field } from '../components/Field';
import { logForm } from '../components/logForm';
import { Section } from '../components/Section';
import { sentNowhere } from '../components/sentNowhere';
import { contact } from '../content/home';
import { theme } from '../theme/theme';

const { title, text, fields, button } = contact;

/** The names of the fields that visitors see. */
const names = fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name);

export function Contact() {
  return (
    <Root id="contact" title={title} text={text}>
      <Form id="contact-form" {...sentNowhere} data-log={names.join(' ')} onSubmit={logForm}>
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <div>
          <Button label={button} />
        </div>
      </Form>
    </Root>
  );
}

const Root = styled(Section)`
  ${theme.media.from.lg} {
    grid-template-columns:
      [full-start] ${theme.layout.contentInset}
      [content-start] minmax(min-content, 1fr)
      ${theme.layout.gutter}
      [beside-start] minmax(0, 1fr) [beside-end content-end]
      ${theme.layout.contentInset} [full-end];
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

import { type ReactElement, useId } from 'react';
import styled from 'styled-components';
import type { FieldContent } from '../content/home';
import { theme } from '../theme/theme';

/** A field of a form. The browser validates it, and shows and announces its own messages. */
export function Field(field: FieldContent) {
  const id = useId();
  if (field.type === 'hidden') return <input {...field} />;
  return (
    <Root>
      <label htmlFor={id}>{field.label}</label>
      <Control id={id} {...field} />
    </Root>
  );
}

type ControlProps = Exclude<FieldContent, { type: 'hidden' }> & { id: string };

/** What a visitor fills in: another type needs another case. They may write in another direction than the page. */
function Control({ label, ...props }: ControlProps): ReactElement {
  switch (props.type) {
    case 'text':
    case 'email':
      return <Input dir="auto" {...props} />;
    case 'textarea': {
      const { type, ...attributes } = props;
      return <Input as={type} dir="auto" {...attributes} />;
    }
  }
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  label { font-weight: ${theme.weight.strong}; }
`;

/** An input or a textarea. */
const Input = styled.input`
  width: 100%;
  min-height: ${theme.layout.control};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.border.thin} solid ${theme.color.edge};
  border-radius: 0; /* Safari rounds fields */
  background: ${theme.color.raised};

  &:is(textarea) { resize: vertical; }

  ${theme.media.hover} {
    &:hover { border-color: ${theme.color.ink}; }
  }

  &:focus-visible {
    border-color: ${theme.color.accentText};
    outline-offset: 0;
  }

  /* Browsers paint autofilled fields blue or yellow. Only an inner shadow covers that. */
  &:autofill {
    box-shadow: inset 0 0 0 10em ${theme.color.raised};
    -webkit-text-fill-color: ${theme.color.ink};
  }
`;

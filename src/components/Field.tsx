import { useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A field that visitors see. */
type VisibleField = {
  /** The name of the value in the submitted data. */
  name: string;
  label: string;
  /** What browsers may fill in: https://html.spec.whatwg.org/#autofill */
  autoComplete?: string;
  /** Makes browsers ask for a value. It is the word that tells visitors so, beside the label, such as '(required)'. */
  required?: string;
} & (
  | { type: 'text' | 'email' | 'tel' }
  | { type: 'textarea'; rows: number }
  /** `value` is sent if the box is checked. */
  | { type: 'checkbox'; value: string }
);

export type FieldContent =
  | VisibleField
  /** A value that the form always sends, such as a subject. */
  | { type: 'hidden'; name: string; value: string }
  /** A field that visitors do not see. Services ignore a message if a program has filled it in. */
  | { type: 'honeypot'; name: string };

/** A field of a form. The browser validates it, and shows and announces its own messages. */
export function Field(field: FieldContent) {
  const id = useId();
  if (field.type === 'hidden') return <input {...field} />;
  if (field.type === 'honeypot') return <input name={field.name} autoComplete="off" hidden />;
  return (
    <Root data-type={field.type}>
      <Label htmlFor={id}>
        {field.label}
        {field.required && <Required>{` ${field.required}`}</Required>}
      </Label>
      <Control id={id} {...field} />
    </Root>
  );
}

function Control({ required, ...field }: VisibleField & { id: string }) {
  const { id, name, autoComplete } = field;
  const shared = { id, name, autoComplete, required: Boolean(required) };
  switch (field.type) {
    case 'textarea':
      return <Input as="textarea" {...shared} rows={field.rows} />;
    case 'checkbox':
      return <Checkbox type="checkbox" {...shared} value={field.value} />;
    default:
      return <Input type={field.type} {...shared} />;
  }
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  break-inside: avoid;

  /* The label beside the box. */
  &[data-type='checkbox'] {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${theme.space[3]};

    > input { order: -1; }
  }
`;

const Label = styled.label`
  font-weight: ${theme.weight.strong};
`;

const Required = styled.span`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.text};
`;

/** An input or, with `as`, a textarea. */
const Input = styled.input`
  width: 100%;
  min-height: ${theme.layout.control};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.border.thin} solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
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

/* Drawn with the colours of the section, because browsers know only one box per scheme. */
const Checkbox = styled(Input)`
  appearance: none;
  display: grid;
  place-items: center;
  width: ${theme.layout.touchTarget};
  min-height: ${theme.layout.touchTarget};
  padding: 0;

  &:checked::before {
    content: '';
    width: 0.75rem;
    height: 1.25rem;
    margin-block-end: ${theme.space[1]};
    border: solid ${theme.color.ink};
    border-width: 0 3px 3px 0;
    rotate: 45deg;
  }
`;

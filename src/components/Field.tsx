import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

export type FieldContent = {
  /** The name of the value in the submitted data. */
  name: string;
  label: string;
  /** What browsers may fill in: https://html.spec.whatwg.org/#autofill */
  autoComplete: string;
  /** Whether the browser requires a value. */
  required?: boolean;
} & ({ type: 'text' | 'email' } | { rows: number });

/** A labelled field: one line of the given type, or several rows. */
export function Field({ label, ...props }: FieldContent) {
  const id = useId();
  return (
    <LabelledControl id={id} label={label}>
      <Control as={'rows' in props ? 'textarea' : 'input'} id={id} {...props} />
    </LabelledControl>
  );
}

/** A control below its label. */
export function LabelledControl(props: { id: string; label: string; children: ReactNode }) {
  return (
    <Root>
      <Label htmlFor={props.id}>{props.label}</Label>
      {props.children}
    </Root>
  );
}

/** An input or, with `as`, a textarea or select. */
export const Control = styled.input`
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

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  break-inside: avoid;
`;

const Label = styled.label`
  font-weight: ${theme.weight.strong};
`;

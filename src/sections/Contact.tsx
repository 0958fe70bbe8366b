import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Button } from '../ui/Button';
import { Field, type FieldContent } from '../ui/Field';
import { Caption, type Drawing, DrawingImage } from '../ui/Figure';
import { ROUTE_AT, ROUTE_TO_WORDS, WORDS_AT } from '../ui/route';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  text: string;
  /** A placeholder: the key of a form service, if one is ever connected. */
  accessKey: string;
  fields: readonly FieldContent[];
  action: string;
  picture: Drawing;
};

export function Contact({ accessKey, fields, action, picture, ...words }: Props) {
  /** All that sending does: one line in the console, with what each field holds. */
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const message = fields.map(({ name }) => [name, data.getAll(name).join(', ')]);
    // biome-ignore lint/suspicious/noConsole: the specification asks for it.
    console.log(Object.fromEntries(message));
  };

  return (
    <Section
      {...words}
      heading="beside"
      ending={
        <Backdrop>
          <Legend>{picture.caption}</Legend>
          <Mountain>
            <DrawingImage {...picture} />
          </Mountain>
        </Backdrop>
      }
    >
      {/* The id marks a form that React handles. With this method the browser does nothing, without scripts, too. */}
      <Form id="contact-form" method="dialog" onSubmit={handleSubmit}>
        <input type="hidden" name="access_key" value={accessKey} />
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <div>
          <Button label={action} />
        </div>
      </Form>
    </Section>
  );
}

/** Where the mountain stands behind the form: its height, and that of its foothills, below the fields. */
const MOUNTAIN = '39rem';
const FOOTHILLS = '13rem';

const Form = styled.form`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};

  ${theme.media.wide} {
    grid-row: span 2;
    padding-block-end: ${FOOTHILLS};
  }
`;

/* The hero's massif from behind, with the footer as its ground. There is always room for it below the words. */
const Backdrop = styled.figure`
  margin-block-end: calc(-1 * ${theme.space.band});

  ${theme.media.wide} {
    height: calc(${MOUNTAIN} - ${theme.space.band});
    margin: 0;
  }
`;

/* It starts at the route; on a phone it is wide enough to show the summit. */
const Mountain = styled.div`
  width: 333vw;
  height: 26rem;
  margin-inline-start: calc(-1 * ${ROUTE_TO_WORDS});

  img { object-fit: fill; }

  ${theme.media.wide} {
    position: absolute;
    z-index: -1;
    inset: auto auto 0 ${ROUTE_AT};
    width: min(146rem, 163vw);
    height: ${MOUNTAIN};
    margin: 0;
  }
`;

const Legend = styled(Caption)`
  ${theme.media.wide} {
    position: absolute;
    inset: auto ${WORDS_AT} ${FOOTHILLS} auto;
  }
`;

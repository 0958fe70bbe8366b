/*
 * What owners may write, beyond the recipes of docs/. No test may fail because of it. It is a page of the owner's copy.
 */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { asset } from '../../src/asset';
import { Article } from '../../src/components/Article';
import { Container } from '../../src/components/Container';
import { Heading } from '../../src/components/Heading';
import { Section } from '../../src/components/Section';
import { Table } from '../../src/components/Table';
import { Text } from '../../src/components/Text';
import { theme } from '../../src/theme/theme';

export function OwnersPage() {
  return (
    <>
      <Container>
        <Heading as="h1" data-size="section">
          Opening hours
        </Heading>
        <Article>
          <p>
            Art. 6(1)(b) and undefined behaviour: see
            https://www.example.org/a/very/long/address/that/has-no-space-in-it?at=all&and=more and
            write to a.person.with.a.long.name@department.example.org. It costs 1 200 £, from 10 to
            12 o’clock. <Countdown />
          </p>
          <dl>
            <dt>Monday to Friday, except on public holidays and in the first week of August</dt>
            <dd>
              From nine in the morning to five in the afternoon, and by appointment on Saturdays if
              you tell us a week before
            </dd>
          </dl>
          <Table caption="Plans">
            <thead>
              <tr>
                <td />
                <th scope="col">Small</th>
                <th scope="col">Large</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Days a month, including one on site</th>
                <td>2</td>
                <td>10</td>
              </tr>
            </tbody>
          </Table>
          <figure>
            <blockquote>
              <p>They left us with code that we can read.</p>
            </blockquote>
            <figcaption>A client</figcaption>
          </figure>
          <img src={asset('/images/share.png')} width={40} height={10} alt="A short name" />
          <details>
            <summary>What happens next?</summary>
            <p>We call you.</p>
          </details>
          <video autoPlay muted playsInline width={320} height={180} aria-label="Our office" />
          <svg width="20" height="20" role="img" aria-label="A partner">
            <title>A partner</title>
            <circle cx="10" cy="10" r="10" />
          </svg>
          <Slides tabIndex={0}>
            <li>First slide</li>
            <li>Second slide</li>
            <li>Third slide</li>
          </Slides>
          <Hidden>Read by screen readers only</Hidden>
        </Article>
        <form>
          <a href="/">Home</a>
        </form>
        <button type="button" disabled>
          Not yet
        </button>
        <nav aria-label="More">
          <a href="/privacy">Privacy policy</a>
        </nav>
      </Container>
      <Section id="six" title="Six paragraphs" surface="raised">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((word) => (
          <Text key={word}>Paragraph {word} says nothing that matters.</Text>
        ))}
      </Section>
      <Fixed type="button">Ask us</Fixed>
    </>
  );
}

/** A date that React replaces by the days until then. */
function Countdown() {
  const [days, setDays] = useState<number>();
  useEffect(() => {
    const wait = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
    setDays(Math.ceil((Date.UTC(2099, 0, 1) - Date.now()) / 86_400_000) + wait);
  }, []);
  return <strong>{days === undefined ? 'On 1 January 2099' : `In ${days} days`}</strong>;
}

const Slides = styled.ul`
  display: flex;
  overflow-x: auto;

  > li { flex: 0 0 80%; }
`;

const Hidden = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const Fixed = styled.button`
  position: fixed;
  z-index: 1; /* above the footer */
  inset: auto ${theme.space[4]} ${theme.space[4]} auto;
  min-height: ${theme.layout.touchTarget};
  background: ${theme.color.background};
  transition: background-color 0.2s;
`;

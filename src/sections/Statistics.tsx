import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import type { PictureFile } from '../ui/Figure';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  figures: readonly { label: string; value: string }[];
  picture: PictureFile;
};

export function Statistics({ id, title, figures, picture }: Props) {
  const { src, width, height } = picture;
  return (
    <Section id={id} title={title} heading="above" isSpruce>
      <Contours src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
      <List>
        {figures.map(({ label, value }) => (
          <Figure key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Figure>
        ))}
      </List>
    </Section>
  );
}

const Contours = styled.img`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  object-fit: cover;

  ${media.print} { display: none; }
  ${media.forcedColors} { display: none; }
`;

/*
 * On a phone one under the other, the label before its value where there is room; else as many in a row as their values
 * have room for, at most four: a value is never broken.
 */
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.layout.gutter};

  ${media.medium} { row-gap: ${theme.space[6]}; }
`;

const Figure = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${theme.space[2]};
  border: 0 solid ${theme.color.edge};
  border-block-start-width: ${theme.line.hair};

  ${media.medium} {
    display: block;
    flex-basis: 20%;
    min-width: max-content;
    padding-block: 0;
    padding-inline-start: ${theme.space[4]};
    border-width: 0;
    border-inline-start-width: ${theme.line.hair};

    /* Five and six stand in threes. */
    &:first-child:nth-last-child(n + 5), &:first-child:nth-last-child(n + 5) ~ & { flex-basis: 30%; }
  }

  ${media.full} { padding-inline-start: ${theme.space[5]}; }
`;

const Label = styled.dt`
  color: ${theme.color.muted};
`;

const Value = styled.dd`
  font-size: ${theme.font.figure};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.strong};
  line-height: 1.05;
  letter-spacing: -0.05em;
  white-space: nowrap;
`;

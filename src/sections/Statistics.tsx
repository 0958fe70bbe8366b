import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import type { PictureFile } from '../ui/Plate';
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
    <Section id={id} title={title} heading="above" tone="spruce">
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

/* As many in a row as their values have room for, at most four: a value is never broken. */
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]} ${theme.layout.gutter};
`;

const Figure = styled.div`
  flex: 1 0 20%;
  min-width: max-content;
  padding-inline-start: ${theme.space[4]};
  border-inline-start: ${theme.line.hair} solid ${theme.color.edge};

  /* Five and six stand in threes. */
  &:first-child:nth-last-child(n + 5), &:first-child:nth-last-child(n + 5) ~ & { flex-basis: 30%; }

  ${media.full} { padding-inline-start: ${theme.space[5]}; }
`;

const Label = styled.dt`
  color: ${theme.color.muted};
`;

const Value = styled.dd`
  font-size: ${theme.font.figure};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.05;
  letter-spacing: -0.03em;
  white-space: nowrap;
`;

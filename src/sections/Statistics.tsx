import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import type { PictureFile } from '../ui/Picture';
import { Section } from '../ui/Section';

type Props = {
  id: string;
  title: string;
  figures: readonly { label: string; value: string }[];
  picture: PictureFile;
};

export function Statistics({ id, title, figures, picture }: Props) {
  return (
    <Section id={id} title={title} heading="above" tone="spruce">
      <Contours {...picture} alt="" loading="lazy" decoding="async" />
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

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[6]} ${theme.layout.gutter};

  ${media.wide} { grid-template-columns: repeat(4, 1fr); }
`;

const Figure = styled.div`
  padding-inline-start: clamp(${theme.space[4]}, 1.6vw, ${theme.space[5]});
  border-inline-start: ${theme.line.hair} solid ${theme.color.edge};
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
`;

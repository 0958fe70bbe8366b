import { ground } from './formations';
import { grid } from './frame';

type Ground = Parameters<typeof ground>[0];

/** The formation of a card in narrow windows. */
export function formationCard(
  key: Ground['on'][number],
  { height, ...more }: { height: number; end?: number; sky?: boolean },
) {
  const level = height - 38;
  return ground({
    on: [key],
    box: { frame: 'narrow', left: -40, width: 400, height },
    axis: 168,
    scale: 0.44,
    level,
    step: 10,
    behind: 6,
    from: level - 76,
    start: 24,
    ...more,
  });
}

/** The pitch of two columns, and where the drawings of two cards meet: both have a bit of the same level land there. */
const PITCH = (1200 + grid.gutter) / 2;
const SEAM = { left: 604, right: 596 };

/** The formation of one of two cards that stand side by side, on the ground of both. */
export function formationHalf(
  on: Ground['on'],
  card: 0 | 1,
  { height, ...more }: { height: number; end?: number; sky?: boolean },
) {
  const level = height - 80;
  const half =
    card === 0
      ? { left: -90, width: SEAM.left + 90, start: 36 }
      : { left: SEAM.right, width: 1290 - SEAM.right, column: PITCH };
  const { left, width, ...place } = half;
  return ground({
    on,
    box: { frame: 'wide', left, width, height },
    axis: 288,
    pitch: PITCH,
    spread: 240,
    level,
    step: 12,
    behind: 12,
    from: level - 120,
    ...place,
    ...more,
  });
}

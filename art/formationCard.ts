import { grid } from '../src/theme/measures';
import { ground } from './formations';

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

/** The formations of two cards, where four do not fit side by side. */
export function formationRow(
  on: Ground['on'],
  { height, ...more }: { height: number; end?: number; sky?: boolean },
) {
  const level = height - 80;
  return ground({
    on,
    box: { frame: 'wide', left: -90, width: 1380, height },
    axis: 288,
    pitch: (1200 + grid.gutter) / 2,
    spread: 240,
    level,
    step: 12,
    behind: 12,
    from: level - 120,
    start: 36,
    ...more,
  });
}

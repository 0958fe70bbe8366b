import { formationCard, formationHalf } from '../../formationCard';

export const narrow = () => formationCard('projects', { height: 150, end: 236 });

/** Where four do not fit side by side. */
export const wide = () => formationHalf(['workshops', 'projects'], 1, { height: 420, end: 1014 });

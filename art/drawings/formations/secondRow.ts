import { formationRow } from '../../formationCard';

export const wide = () => formationRow(['workshops', 'projects'], { height: 420, end: 1014 });

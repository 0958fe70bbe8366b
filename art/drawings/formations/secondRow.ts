import { formationRow } from '../../formationCard';

export const wide = () => formationRow(['workshops', 'projects'], { height: 400, end: 1014 });

import { keptSwitch } from '../data/kept-switch.ts';

/** Whether single keys do something; a reader may turn them off (WCAG 2.1.4). */
export const singleKeys = keptSwitch('singleKeys', true);

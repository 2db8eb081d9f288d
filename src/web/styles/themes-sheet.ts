/** The colours of the themes that a reader chooses by hand: a sheet of its own, which most pages never ask for. */
import address from './themes.css?url';

export const THEMES_SHEET: string = address;

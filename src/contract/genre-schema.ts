import { Type } from 'typebox';
import { GENRES } from './genre.ts';

export const GenreSchema = Type.Enum(GENRES);

import { Type } from 'typebox';
import { GENRES, type Genre } from './genre.ts';

// Unions made from a list lose their type, so it is given back.
export const GenreSchema = Type.Unsafe<Genre>(Type.Union(GENRES.map((genre) => Type.Literal(genre))));

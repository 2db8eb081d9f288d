import { type Static, Type } from 'typebox';

/** The body of every refusal. `field` names the parameter at fault. */
export const ErrorBodySchema = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    field: Type.Optional(Type.String()),
  }),
});
export type ErrorBody = Static<typeof ErrorBodySchema>;

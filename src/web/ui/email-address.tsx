import { Fragment } from 'react';

/** Where it does not fit on a line it goes on after its @, else before a dot, and only then within a word. */
export function EmailAddress({ email }: { email: string }) {
  return (
    <span className="address">
      {email.split(/(?<=@)|(?=\.)/).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}

/**
 * Makes the next part while the one before is being written, so that neither waits for the other. Parts are written one
 * after another, in their order.
 * @param first what is being written already
 * @throws when making or writing fails; nothing is being written then, and nothing more is made
 */
export async function writeWhileMaking<Part>(
  first: Promise<void>,
  parts: AsyncIterable<Part>,
  write: (part: Part) => Promise<void>,
): Promise<void> {
  let writing = heardLater(first);
  try {
    for await (const part of parts) {
      await writing;
      writing = heardLater(write(part));
    }
  } finally {
    await writing;
  }
}

/** Whoever awaits it sees its failure; until then it must not count as unhandled. */
function heardLater(work: Promise<void>): Promise<void> {
  work.catch(() => {});
  return work;
}

/**
 * What comes of a promise, or something else when that takes longer. The work itself goes on.
 * @param otherwise  gives what is there instead, or throws
 */
export function unlessLonger<T>(promise: Promise<T>, milliseconds: number, otherwise: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  }).then(otherwise);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Loads the page anew as soon as there is somebody to give it: without a connection the browser would show a page of its
 * own instead, from which no button leads back.
 * @returns false when nobody answered, and nothing has changed
 */
export async function reload(): Promise<boolean> {
  const answered = await answers(window.location.href);
  if (answered) window.location.reload();
  return answered;
}

/** True when a server answers, whatever it says. */
function answers(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

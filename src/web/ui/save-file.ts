/** Browsers begin to read the file after the click, some of them late. */
const READ_BY_MS = 60_000;

/** Saves what was fetched as a file on the reader's device. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_MS);
}

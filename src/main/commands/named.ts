/** A story as an operator names it: by its id, or by the address of its page. */
export const storyIn = (text: string): string =>
  text.replace(/^.*\/story\//, '').replace(/\/?(?:[?#].*)?$/, '');

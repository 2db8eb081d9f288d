import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a module is what was started, under whatever name. @param url its `import.meta.url` */
export const isMain = (url) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

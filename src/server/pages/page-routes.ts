/** Pages as routes: one for each address in the table of screens, and one for every address that is nobody's. */
import { PAGE_PATHS } from '../../contract/contract.ts';
import type { App, Pages } from '../context.ts';
import type { Routing } from '../http/routing.ts';

const PAGE = { schema: { hide: true }, config: { page: true } };

export function pageRoutes(app: App, pages: Pages, routing: Routing): void {
  for (const path of PAGE_PATHS) app.get(path, PAGE, (request, reply) => pages.send(request, reply));
  // Also ours in other spellings: capitals, a slash at the end.
  app.get('/*', PAGE, async (request, reply) => {
    if (routing.isForPrograms(request)) throw routing.refusalOf(request, reply);
    return pages.send(request, reply);
  });
}

import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { serviceUser } from './service-user.ts';

const NOBODY = 65_534;

it('for root, a database that does not exist yet belongs to whom its folder belongs to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'helder-service-'));
  if (process.getuid?.() === 0) await chown(folder, NOBODY, NOBODY);
  const { uid, gid } = await stat(folder);
  const root = vi.spyOn(process, 'getuid').mockReturnValue(0);
  try {
    expect(serviceUser(join(folder, 'postgres'))).toEqual({ uid, gid });
  } finally {
    root.mockRestore();
    await rm(folder, { recursive: true });
  }
});

/** Says how many inputs every pure room was tried with. */
import type { Reporter, TestModule } from 'vitest/node';

/** src/pipeline/3-clean/properties.test.ts → pipeline/3-clean */
const roomOf = (file: string): string =>
  /^(?:pipeline\/)?[^/]+/.exec(file.replace(/^.*?src\//, ''))?.[0] ?? file;

export class CountInputs implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rooms = new Map<string, number>();
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const room = roomOf(module.relativeModuleId);
        rooms.set(room, (rooms.get(room) ?? 0) + (test.meta().inputs ?? 0));
      }
    const all = [...rooms.values()].reduce((sum, count) => sum + count, 0);
    const lines = [...rooms]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([room, count]) => `${String(count).padStart(9)}  ${room}`);
    process.stdout.write(`\nInputs by room\n${lines.join('\n')}\n${String(all).padStart(9)}  together\n`);
  }
}

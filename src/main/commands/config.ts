import { describeConfig, mistypedInEnvironment, readConfig, unknownInEnvFile } from '../../config.ts';
import { print } from './print.ts';

/** A column is no wider than this, in characters: one long value would push everybody else's out of sight. */
const WIDEST = 40;
const HEADINGS = ['setting', 'value', 'default', 'unit', 'meaning'];

/** Prints every setting as a table, and fails with all faults when a value cannot work. */
export function printConfig(): void {
  const settings = describeConfig(process.env);
  const rows = [
    HEADINGS,
    ...settings.map(({ name, value, default: standard, unit, meaning }) => [
      name,
      value,
      standard,
      unit,
      meaning,
    ]),
  ];
  const widths = HEADINGS.map((_, column) =>
    Math.min(WIDEST, Math.max(...rows.map((row) => (row[column] ?? '').length))),
  );
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  const starter = settings.filter(({ fromStarter }) => fromStarter).map(({ name }) => name);
  if (starter.length > 0)
    print('', `helder web and helder worker use the default for: ${starter.join(', ')}.`);
  const others = unknownInEnvFile(process.env).filter(({ meant }) => meant === null);
  if (others.length > 0)
    print('', `In .env, but no settings of Helder: ${others.map(({ name }) => name).join(', ')}.`);
  for (const mistyped of mistypedInEnvironment(process.env)) print('', mistyped);
  readConfig(process.env, { starter: true });
}

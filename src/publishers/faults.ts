/** Something wrong in a publisher file, where a person can find it. Line and column count from 1; 0: the file itself is at fault. */
export interface PublisherFault {
  file: string;
  line: number;
  column: number;
  /** For example "publishers[3].feeds[0].section"; "" when the fault is not in one field. */
  field: string;
  message: string;
}

/** Thrown with every fault of every file; its message is one line per fault, ready to print. */
export class PublisherFaults extends Error {
  override readonly name = 'PublisherFaults';
  readonly faults: readonly PublisherFault[];

  constructor(faults: readonly PublisherFault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super(`${count} in the publisher files:\n${faults.map(line).join('\n')}`);
    this.faults = faults;
  }
}

function line(fault: PublisherFault): string {
  const place = fault.line === 0 ? fault.file : `${fault.file}:${fault.line}:${fault.column}`;
  return `  ${place} ${fault.field ? `${fault.field}: ` : ''}${fault.message}`;
}

/** The same fault once: a wrong default would otherwise be told for every publisher below it. */
export function distinct(faults: readonly PublisherFault[]): PublisherFault[] {
  const seen = new Map<string, PublisherFault>();
  for (const fault of faults) {
    const key = `${fault.file}\n${fault.line}\n${fault.column}\n${fault.field}\n${fault.message}`;
    if (!seen.has(key)) seen.set(key, fault);
  }
  return [...seen.values()];
}

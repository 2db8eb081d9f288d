interface Count {
  passed: number;
  failed: number;
  faults: string[];
}
export function inShort(name: string, message: string | undefined): string;
export function readUnitReport(report: object): Count;
export function readJourneyReport(report: object): Count;

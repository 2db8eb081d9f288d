/** value^exponent, and the value itself, bit for bit, for exponent 1. */
export function raised(value: number, exponent: number): number {
  return exponent === 1 ? value : value ** exponent;
}

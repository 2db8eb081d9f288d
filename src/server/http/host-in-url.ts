/** The name of an address that was opened, as a link has it: a wildcard is localhost; IPv6 needs brackets. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export function isMain(url: string): boolean;

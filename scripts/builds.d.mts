export function mayBuild(root: string): boolean;
export function newBuild(root: string): string;
export function putInForce(root: string, folder: string): void;
export function keepBuild(root: string): string;

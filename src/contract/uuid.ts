/** Ids of accounts and sessions, as they are made and stored. `format: 'uuid'` allows more than a database takes for one. */
export const UUID_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

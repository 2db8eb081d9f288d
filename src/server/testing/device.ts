/** What a device says of its reader, as its cookie. */
import { type DevicePlace, type DeviceReader, encodeReaderCookie } from '../../contract/contract.ts';

export const AMSTERDAM: DevicePlace = {
  latitude: 52.4,
  longitude: 4.9,
  city: 'Amsterdam',
  country: 'Netherlands',
  source: 'manual',
};

export const cookieOf = (said: Partial<DeviceReader>): string => `helder=${encodeReaderCookie(said)}`;

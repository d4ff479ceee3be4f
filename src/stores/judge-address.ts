import { type ReadAddress, readAddress } from '../judge/address.ts';

/** Of the page; undefined where there is none. */
export function pageOrigin(): string | undefined {
  return (globalThis.location as Location | undefined)?.origin;
}

/** The base URL as requests will use it, with what the browser will ask before; or what is wrong with it. */
export function readBaseURL(typed: string): ReadAddress {
  return readAddress(typed, pageOrigin());
}

/** Of a base URL as it is typed; empty where that is no address. */
export function originOf(baseURL: string): string {
  return URL.canParse(baseURL.trim()) ? new URL(baseURL.trim()).origin : '';
}

import { expect, it } from 'vitest';
import { asFetchFault, FetchFault } from './fetch-fault.ts';

const failing = (code: string, message = 'broken'): Error => Object.assign(new Error(message), { code });
const named = (name: string): Error => Object.assign(new Error('broken'), { name });
const ours = new FetchFault('blocked-address', 'No.', 60);

it.each([
  ['no such name', failing('ENOTFOUND'), 'no-such-host'],
  ['no answer about a name', failing('EAI_AGAIN'), 'no-network'],
  ['no way to a network', failing('ENETUNREACH'), 'no-network'],
  ['no way to a server', failing('EHOSTUNREACH'), 'no-network'],
  ['a closed door', failing('ECONNREFUSED'), 'connection-refused'],
  ['a door closed in our face', failing('ECONNRESET'), 'connection-lost'],
  ['a door closed while we talk', failing('EPIPE'), 'connection-lost'],
  ['the client’s word for it', failing('UND_ERR_SOCKET'), 'connection-lost'],
  ['a body shorter than was said', failing('UND_ERR_RES_CONTENT_LENGTH_MISMATCH'), 'connection-lost'],
  ['an end in the middle of a body', failing('HPE_INVALID_EOF_STATE'), 'connection-lost'],
  ['no connection in time', failing('UND_ERR_CONNECT_TIMEOUT'), 'no-connection'],
  ['the system’s word for it', failing('ETIMEDOUT'), 'no-connection'],
  ['no headers in time', failing('UND_ERR_HEADERS_TIMEOUT'), 'too-slow'],
  ['no body in time', failing('UND_ERR_BODY_TIMEOUT'), 'too-slow'],
  ['our deadline', named('TimeoutError'), 'too-slow'],
  ['a request given up', named('AbortError'), 'too-slow'],
  ['too many headers', failing('UND_ERR_HEADERS_OVERFLOW'), 'headers-too-large'],
  ['a certificate of another', failing('ERR_TLS_CERT_ALTNAME_INVALID'), 'bad-certificate'],
  [
    'a certificate without the one between it and its root',
    failing('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    'bad-certificate',
  ],
  ['a certificate of its own', failing('DEPTH_ZERO_SELF_SIGNED_CERT'), 'bad-certificate'],
  ['no gzip', failing('Z_DATA_ERROR'), 'bad-compression'],
  ['no brotli', failing('ERR__ERROR_FORMAT_PADDING_1'), 'bad-compression'],
  [
    'several addresses, none of which answers',
    new AggregateError([failing('ECONNREFUSED')]),
    'connection-refused',
  ],
  ['nothing we know', failing('EWHATEVER'), 'fetch-failed'],
  ['no error at all', 'broken', 'fetch-failed'],
])('a fault of the client is named: %s', (_, thrown, code) => {
  expect(asFetchFault(thrown)).toMatchObject({ code, message: expect.stringMatching(/./) });
});

it('a fault of ours stays itself, also inside one of the client', () => {
  expect(asFetchFault(ours)).toBe(ours);
  expect(asFetchFault(new Error('fetch failed', { cause: ours }))).toBe(ours);
});

it('says what the client said, and its code when it said nothing', () => {
  expect(asFetchFault(failing('ENOTFOUND', 'getaddrinfo ENOTFOUND x')).message).toBe(
    'getaddrinfo ENOTFOUND x',
  );
  expect(asFetchFault(failing('ENOTFOUND', '')).message).toBe('ENOTFOUND');
});

it('says of a server that takes too long a sentence, not what the client calls it', () => {
  expect(asFetchFault(failing('UND_ERR_HEADERS_TIMEOUT', 'Headers Timeout Error')).message).toBe(
    'The server took too long.',
  );
});

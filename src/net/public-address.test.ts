import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHost, networkOf } from './public-address.ts';

const PRIVATE: [string, string][] = [
  ['this machine', '127.0.0.1'],
  ['a network at home or work', '10.0.0.1'],
  ['a network at home or work', '172.16.0.1'],
  ['a network at home or work', '192.168.1.1'],
  ['link-local, the metadata of cloud machines', '169.254.169.254'],
  ['behind a provider', '100.64.0.1'],
  ['benchmarks', '198.18.0.1'],
  ['protocol assignments', '192.0.0.1'],
  ['no address at all', '0.0.0.0'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['this machine', '::1'],
  ['no address at all', '::'],
  ['link-local', 'fe80::1'],
  ['link-local with its interface', 'fe80::1%eth0'],
  ['unique local', 'fc00::1'],
  ['unique local, the metadata of cloud machines', 'fd00:ec2::254'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['discard', '100::1'],
  ['site-local, given up', 'fec0::1'],
  ['segment routing', '5f00::1'],
  ['never given out', '4000::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-compatible', '::7f00:1'],
  ['IPv4-compatible', '::10.0.0.1'],
  ['IPv4-compatible of a public address', '::808:808'],
  ['IPv4-compatible of a public address', '::8.8.8.8'],
  ['IPv4-compatible of a public address', '::93.184.216.34'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of one network', '64:ff9b:1::808:808'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['ISATAP without a network', '::5efe:7f00:1'],
  ['ISATAP', 'fe80::5efe:808:808'],
  ['ISATAP', '2a00:1450::5efe:7f00:1'],
  ['ISATAP', '2a00:1450::200:5efe:a00:1'],
  ['NAT64 of documentation', '64:ff9b::c633:6401'],
  ['6to4 of documentation', '2002:c633:6401::'],
  ['ISATAP in a subnet', '2a00:1450:1:2:0:5efe:7f00:1'],
  ['ISATAP in a subnet', '2a00:1450:1:2:200:5efe:a00:1'],
  ['not an address', 'not an address'],
  ['nothing', ''],
];
const PUBLIC: [string, string][] = [
  ['IPv4', '8.8.8.8'],
  ['IPv4', '93.184.216.34'],
  ['IPv6', '2606:4700::1111'],
  ['IPv6', '2a00:1450:400e::8a'],
  ['NAT64', '64:ff9b::808:808'],
  ['6to4', '2002:808:808::1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['ISATAP', '2a00:1450::5efe:808:808'],
];

describe('isPublicAddress', () => {
  it.each(PRIVATE)('%s is not: %j', (_, address) => expect(isPublicAddress(address)).toBe(false));
  it.each(PUBLIC)('%s is: %s', (_, address) => expect(isPublicAddress(address)).toBe(true));
});

describe('isPublicHost', () => {
  it.each([
    'localhost',
    'localhost.',
    'news.localhost',
    'printer.local',
    'x.internal',
    'X.INTERNAL.',
    'wiki.intranet',
    'nas.lan',
    'nas.home.arpa',
    'router',
    'router.',
    '10.0.0.7',
    '[::1]',
    '[::7f00:1]',
  ])('refuses %s', (hostname) => expect(isPublicHost(hostname)).toBe(false));

  it.each(['news.example', 'localhost.example', 'local.example', '8.8.8.8', '[2606:4700::1111]'])(
    'lets %s through',
    (hostname) => expect(isPublicHost(hostname)).toBe(true),
  );
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:db8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
    ['2001:0db8:0000:0007::', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::3:4:5:6:7:8', '0:0:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s belongs to %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

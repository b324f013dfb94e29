import { BlockList, isIP } from 'node:net'
import { excerpt } from '../../controls/suggestions'

export interface AccessOptions {
  /** The name or address that the server was started with. */
  host: string
  /** This machine's own addresses, in whatever network. */
  own?: readonly string[]
  /** Answers under every name and lets pages of every origin steer the worlds. */
  open: boolean
}

/** Who may use the server: pages on the internet must not steer it through the browser of someone on this network. */
export interface Access {
  /** Why a request to this `Host` is refused, or null. A foreign name is the sign of DNS rebinding. */
  hostRefusal(host: string | undefined): string | null
  /** Why a page of this `Origin` must not steer the worlds, or null; requests without one are not a foreign page's. */
  originRefusal(origin: string | undefined): string | null
}

const network = new BlockList()
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Networks of providers and of private tunnels.
  ['100.64.0.0', 10],
] as const)
  network.addSubnet(address, bits, 'ipv4')
network.addAddress('::1', 'ipv6')
for (const [address, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  network.addSubnet(address, bits, 'ipv6')

/** Without the brackets that a URL has around an IPv6 address. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** Whether a URL's host name is this machine or one of its network. No public DNS knows names that end in `.local`. */
const isOnNetwork = (hostname: string): boolean => {
  const family = isIP(bare(hostname))
  if (family === 0) return /(^|\.)(localhost|local)$/.test(hostname)
  return network.check(bare(hostname), family === 4 ? 'ipv4' : 'ipv6')
}

const hostnameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')

export const createAccess = ({ host, open, own = [] }: AccessOptions): Access => {
  const isAllowed = (url: string): boolean => {
    const hostname = hostnameOf(url)
    return open || isOnNetwork(hostname) || [host.toLowerCase(), ...own].includes(bare(hostname))
  }
  return {
    hostRefusal: (name = '') =>
      isAllowed(`http://${name}`)
        ? null
        : `This server is at localhost, at addresses of this network and at its --host, not at '${excerpt(name)}'. Start it with --open to reach it under any name.`,
    originRefusal: (origin) =>
      origin === undefined || isAllowed(origin)
        ? null
        : `Pages of ${excerpt(origin)} may not steer the worlds, only those of localhost and of this network. Start the server with --open to allow all.`,
  }
}
